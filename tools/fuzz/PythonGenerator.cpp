//===- PythonGenerator.cpp - Random Python from a stream of bytes ---------===//

#include "PythonGenerator.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace custody::fuzz;
using llvm::StringRef;

unsigned Choices::pick(unsigned Count) {
  if (Bytes.empty() || Count < 2)
    return 0;
  unsigned Byte = static_cast<uint8_t>(Bytes.front());
  Bytes = Bytes.drop_front();
  return Byte % Count;
}

namespace {

constexpr StringRef Names[] = {"x",    "model", "self", "p",     "args", "y",
                               "name", "f",     "g",    "items", "host", "cls"};
constexpr StringRef Fields[] = {
    "module", "data",  "grad",  "weight", "params",       "f",
    "x",      "inner", "shape", "device", "requires_grad"};
constexpr StringRef Methods[] = {"__init__", "step",        "forward",
                                 "f",        "__call__",    "__getattr__",
                                 "__iter__", "__enter__",   "__exit__",
                                 "__next__", "__getitem__", "__setattr__"};
constexpr StringRef Calls[] = {
    "append",   "extend", "insert", "pop",        "remove",  "sort",
    "items",    "keys",   "values", "get",        "update",  "copy",
    "clear",    "split",  "join",   "rpartition", "replace", "startswith",
    "endswith", "format", "lower",  "strip",      "to",      "add"};
constexpr StringRef Classes[] = {
    "A",    "B",        "torch.nn.Module", "object", "torch.optim.Optimizer",
    "dict", "Exception"};
constexpr StringRef Decorators[] = {"property",
                                    "staticmethod",
                                    "classmethod",
                                    "functools.wraps(f)",
                                    "f",
                                    "torch.no_grad()",
                                    "functools.lru_cache",
                                    "dataclass",
                                    "contextlib.contextmanager",
                                    "x.setter"};
constexpr StringRef Constants[] = {
    "None", "0",   "1",    "True",   "'cpu'",         "\"\"", "-1",
    "2.5",  "...", "b'x'", "10**99", "f'{x!r:>{y}}'", "3j"};
constexpr StringRef Binary[] = {"+",  "-",  "*",   "/",      "//",    "%",
                                "**", "@",  "&",   "|",      "^",     "<<",
                                ">>", "==", "!=",  "<",      "<=",    "in",
                                "is", "or", "and", "not in", "is not"};
constexpr StringRef Assigning[] = {"=", "+=", "|=", "//=", "@=", "**="};
constexpr StringRef Builtins[] = {
    "list",    "dict",  "len",      "isinstance", "getattr",   "setattr",
    "hasattr", "zip",   "map",      "enumerate",  "sorted",    "range",
    "type",    "super", "iter",     "next",       "tuple",     "set",
    "id",      "print", "vars",     "filter",     "sum",       "int",
    "str",     "open",  "reversed", "any",        "issubclass"};
/// What is done to parameters; `$` is an expression.
constexpr StringRef Idioms[] = {"$.parameters()",
                                "list($.named_parameters())",
                                "torch.nn.Parameter($)",
                                "torch.nn.Linear(4, 4)",
                                "DTensor.from_local($, None, [Shard(0)])",
                                "$.detach().clone().cpu()",
                                "$.to($)",
                                "$.data.copy_($)",
                                "torch.optim.AdamW($, lr=0.1)",
                                "torch.nn.Sequential(*$)",
                                "$.register_forward_pre_hook($)",
                                "$.state_dict()",
                                "$.load_state_dict($, assign=True)",
                                "$.param_groups[0]['params']",
                                "fully_shard($)",
                                "$.untyped_storage().resize_($)",
                                "torch.empty_like($, device=$)",
                                "functools.partial($, $)",
                                "$.apply($)",
                                "$.register_parameter('x', $)",
                                "$.modules()",
                                "copy.deepcopy($)",
                                "$.setdefault($, []).append($)",
                                "argparse.ArgumentParser()",
                                "$.add_argument('--x', action='store_true')",
                                "$.parse_args()",
                                "$.view(-1)[$:$]",
                                "importlib.import_module('lib')",
                                "Sharder($)",
                                "Host($.parameters())",
                                "Host($).step()"};

/// Two managers that do not know of each other, so that there is something to
/// find.
constexpr StringRef Managers = R"(class Sharder(torch.nn.Module):
    def __init__(self, module):
        super().__init__()
        self.module = module
        for name, p in list(module.named_parameters()):
            local = DTensor.from_local(p.data.view(-1), None, [Shard(0)])
            setattr(module, name, torch.nn.Parameter(local))
class Host:
    def __init__(self, params):
        self.pairs = [(p, p.detach().cpu().clone()) for p in params]
        self.inner = torch.optim.SGD([h for _, h in self.pairs], lr=0.1)
    def step(self):
        self.inner.step()
        for p, h in self.pairs:
            p.data.copy_(h)
)";

/// Nesting of statements and of expressions; deeper ones are simple.
constexpr unsigned DeepestStatement = 5, DeepestExpression = 4;
constexpr size_t LongestText = 1 << 14;

class Generator {
public:
  explicit Generator(Choices &From) : From(From) {}

  std::string module(StringRef Imports) {
    line("import argparse, contextlib, copy, functools, importlib, torch");
    line("from dataclasses import dataclass");
    line("from torch.distributed.fsdp import fully_shard");
    line("from torch.distributed.tensor import DTensor, Shard");
    if (!Imports.empty())
      line((From.pick(2) ? "from " + Imports + " import *"
                         : "import " + Imports + " as x")
               .str());
    if (Imports.empty())
      Out += Managers;
    else
      line("from " + Imports + " import Host, Sharder");
    while (!From.empty() && Out.size() < LongestText)
      statement(0);
    if (!Imports.empty()) {
      line("if __name__ == '__main__':");
      block(1);
    }
    return std::move(Out);
  }

private:
  template <size_t N> std::string any(const StringRef (&Of)[N]) {
    return Of[From.pick(N)].str();
  }
  std::string name() { return any(Names); }

  void line(const llvm::Twine &Text) {
    Out += (llvm::Twine(std::string(Indent * 4, ' ')) + Text + "\n").str();
  }

  void block(unsigned Depth) {
    ++Indent;
    line("pass");
    for (unsigned Count = From.pick(4); Count; --Count)
      statement(Depth);
    --Indent;
  }

  std::string list(unsigned Depth, unsigned Most) {
    std::string Text;
    for (unsigned Count = From.pick(Most + 1); Count; --Count) {
      static constexpr StringRef Before[] = {"", "", "", "*"};
      Text += any(Before) + expression(Depth + 1) + ", ";
    }
    return Text;
  }

  std::string arguments(unsigned Depth) {
    std::string Text;
    for (unsigned Count = From.pick(4); Count; --Count)
      Text += expression(Depth + 1) + ", ";
    if (From.pick(5) == 4)
      Text += "*" + expression(Depth + 1) + ", ";
    if (From.pick(4) == 3)
      Text += name() + "=" + expression(Depth + 1) + ", ";
    if (From.pick(5) == 4)
      Text += "**" + expression(Depth + 1);
    return "(" + Text + ")";
  }

  std::string idiom(unsigned Depth) {
    StringRef Shape = Idioms[From.pick(std::size(Idioms))];
    std::string Text;
    for (char C : Shape)
      Text += C == '$' ? primary(Depth + 1) : std::string(1, C);
    return Text;
  }

  /// What may be followed by a dot.
  std::string primary(unsigned Depth) {
    if (Depth >= DeepestExpression)
      return name();
    switch (From.pick(6)) {
    case 0:
      return name();
    case 1:
      return name() + "." + any(Fields);
    case 2:
      return primary(Depth + 1) + "." +
             (From.pick(2) ? any(Calls) : any(Methods)) + arguments(Depth + 1);
    case 3:
      return any(Builtins) + arguments(Depth + 1);
    case 4:
      return primary(Depth + 1) + "[" + expression(Depth + 1) + "]";
    default:
      return idiom(Depth + 1);
    }
  }

  std::string comprehension(unsigned Depth) {
    std::string Text = expression(Depth + 1) + " for " + target(Depth + 1) +
                       " in " + primary(Depth + 1);
    if (From.pick(2))
      Text += " if " + primary(Depth + 1);
    return Text;
  }

  std::string expression(unsigned Depth) {
    if (Depth >= DeepestExpression)
      return From.pick(2) ? any(Constants) : name();
    switch (From.pick(17)) {
    case 0:
      return name();
    case 1:
      return any(Constants);
    case 2:
      return "(" + expression(Depth + 1) + " " + any(Binary) + " " +
             expression(Depth + 1) + ")";
    case 3:
      return "[" + list(Depth, 3) + "]";
    case 4:
      return "{" + expression(Depth + 1) + ": " + expression(Depth + 1) +
             ", **" + primary(Depth + 1) + "}";
    case 5:
      return "(" + expression(Depth + 1) + ", " + list(Depth, 2) + ")";
    case 6:
      return "[" + comprehension(Depth) + "]";
    case 7:
      return "{" + expression(Depth + 1) + ": " + comprehension(Depth) + "}";
    case 8:
      return "(" + expression(Depth + 1) + " if " + expression(Depth + 1) +
             " else " + expression(Depth + 1) + ")";
    case 9:
      return "(lambda " + name() + ", *y: " + expression(Depth + 1) + ")";
    case 10:
      return "(not " + expression(Depth + 1) + ")";
    case 11:
      return "(x := " + expression(Depth + 1) + ")";
    case 12:
      return "any(" + comprehension(Depth) + ")";
    case 13:
      return any(Classes) + arguments(Depth);
    case 14:
      return "f'{" + primary(Depth + 1) + "}.x'";
    default:
      return primary(Depth);
    }
  }

  std::string target(unsigned Depth) {
    switch (Depth >= DeepestExpression ? 0 : From.pick(5)) {
    case 0:
      return name();
    case 1:
      return name() + "." + any(Fields);
    case 2:
      return primary(Depth + 1) + "[" + expression(Depth + 1) + "]";
    case 3:
      return "(" + name() + ", *" + name() + ")";
    default:
      return "(" + target(Depth + 1) + ", " + target(Depth + 1) + ")";
    }
  }

  std::string parameters() {
    static constexpr StringRef Lists[] = {
        "",           "self",         "self, x",       "x, *args, **kw",
        "x, /, y=()", "*, name=None", "self, p, y: A", "x, f=lambda: x"};
    return "(" + any(Lists) + ")";
  }

  void function(unsigned Depth, StringRef Name) {
    static constexpr StringRef Before[] = {"", "", "", "", "async "};
    if (From.pick(4) == 3)
      line("@" + any(Decorators));
    line(any(Before) + "def " + Name + parameters() + ":");
    ++Indent;
    for (unsigned Count = From.pick(4); Count; --Count)
      statement(Depth + 1);
    line(From.pick(3) ? "return " + expression(1) : "yield " + expression(1));
    --Indent;
  }

  void classDefinition(unsigned Depth) {
    if (From.pick(5) == 4)
      line("@" + any(Decorators));
    std::string Bases = any(Classes);
    if (From.pick(3) == 2)
      Bases += ", " + any(Classes);
    if (From.pick(6) == 5)
      Bases += ", metaclass=" + any(Classes);
    line(llvm::Twine("class ") + (From.pick(2) ? "A" : "B") + "(" + Bases +
         "):");
    ++Indent;
    line("x: int = 0");
    for (unsigned Count = From.pick(4); Count; --Count)
      function(Depth, any(Methods));
    if (From.pick(4) == 3)
      statement(Depth + 1);
    --Indent;
  }

  void tryStatement(unsigned Depth) {
    line("try:");
    block(Depth + 1);
    static constexpr StringRef Clauses[] = {
        "except Exception as x:", "except (KeyError, A):", "except:", ""};
    std::string Clause = any(Clauses);
    if (!Clause.empty()) {
      line(Clause);
      block(Depth + 1);
    }
    if (Clause.empty() || From.pick(3) == 2) {
      line("finally:");
      block(Depth + 1);
    }
  }

  void matchStatement(unsigned Depth) {
    static constexpr StringRef Patterns[] = {
        "None",           "A(x=y)",     "[x, *y]",         "{'x': p, **y}",
        "'cpu' | 'cuda'", "torch.half", "(x, y) if x.f()", "str() as name"};
    line("match " + expression(1) + ":");
    ++Indent;
    for (unsigned Count = 1 + From.pick(3); Count; --Count) {
      line("case " + any(Patterns) + ":");
      block(Depth + 1);
    }
    --Indent;
  }

  void loop(unsigned Depth) {
    if (From.pick(3) == 2)
      line("while " + expression(1) + ":");
    else
      line("for " + target(2) + " in " + expression(1) + ":");
    static constexpr StringRef Last[] = {"", "break", "continue", ""};
    block(Depth + 1);
    if (std::string Jump = any(Last); !Jump.empty()) {
      ++Indent;
      line("if " + primary(2) + ": " + Jump);
      --Indent;
    }
    if (From.pick(5) == 4) {
      line("else:");
      block(Depth + 1);
    }
  }

  void statement(unsigned Depth) {
    bool IsDeep = Depth >= DeepestStatement || Out.size() > LongestText;
    switch (From.pick(IsDeep ? 8 : 17)) {
    case 0:
      return line(expression(0));
    case 1:
    case 2:
      return line(target(1) + " = " + expression(0));
    case 3:
      return line(name() + " " + any(Assigning) + " " + expression(0));
    case 4:
      return line(idiom(0));
    case 5:
      return line("setattr(" + primary(1) + ", " + expression(1) + ", " +
                  expression(1) + ")");
    case 6: {
      static constexpr StringRef Simple[] = {"del x",
                                             "global x",
                                             "assert x, y",
                                             "raise ValueError(x)",
                                             "import lib",
                                             "from . import lib as y",
                                             "del self.x, items[0]",
                                             "x: A = y"};
      return line(any(Simple));
    }
    case 7:
      return line(name() + " = " + any(Classes) + arguments(1));
    case 8:
    case 9:
      line("if " + expression(0) + ":");
      block(Depth + 1);
      if (From.pick(2)) {
        line("else:");
        block(Depth + 1);
      }
      return;
    case 10:
      return loop(Depth);
    case 11:
      line("with " + expression(1) + " as " + target(2) + ":");
      return block(Depth + 1);
    case 12:
      return tryStatement(Depth);
    case 13:
      return matchStatement(Depth);
    case 14:
      return classDefinition(Depth);
    default:
      return function(Depth, From.pick(2) ? "f" : "g");
    }
  }

  Choices &From;
  std::string Out;
  unsigned Indent = 0;
};

} // namespace

std::string custody::fuzz::generatePython(Choices &From, StringRef Imports) {
  return Generator(From).module(Imports);
}

void custody::fuzz::breakText(Choices &From, unsigned Count,
                              std::string &Text) {
  static constexpr StringRef Pieces[] = {
      "(",       ")",        "[",    "]",    "{",  "}", ":", "'",
      "\"\"\"",  "\\\n",     "\n",   "\t",   " ",  "=", "*", ",",
      "\f",      "lambda ",  "def ", "\xff", "\r", "@", "#", "\n    ",
      "print x", "\xe2\x80", "f'{",  "->",   ":=", "\0"};
  for (; Count && !Text.empty(); --Count) {
    size_t At = (From.pick(256) << 8 | From.pick(256)) % Text.size();
    unsigned How = From.pick(std::size(Pieces) + 8);
    if (How < 4)
      Text.erase(At, 1 + How);
    else if (How < 8)
      Text.resize(At); // an editor that has not finished
    else
      Text.insert(At, Pieces[How - 8].str());
  }
}
