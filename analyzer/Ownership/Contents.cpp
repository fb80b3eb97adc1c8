//===- Contents.cpp - What a plain value was made from --------------------===//

#include "Contents.h"

namespace custody::ownership {

using namespace flow;

namespace {

/// Functions of Python whose result holds their arguments.
bool keepsArguments(llvm::StringRef Path) {
  Path.consume_front("builtins.");
  static constexpr llvm::StringLiteral Names[] = {"str",
                                                  "repr",
                                                  "ascii",
                                                  "format",
                                                  "bytes",
                                                  "bytearray",
                                                  "int",
                                                  "float",
                                                  "complex",
                                                  "abs",
                                                  "round",
                                                  "pow",
                                                  "divmod",
                                                  "sum",
                                                  "min",
                                                  "max",
                                                  "next",
                                                  "chr",
                                                  "ord",
                                                  "hex",
                                                  "os.fspath",
                                                  "os.path.join",
                                                  "os.path.abspath",
                                                  "os.path.normpath",
                                                  "pathlib.Path",
                                                  "json.dumps",
                                                  "json.loads",
                                                  "copy.copy",
                                                  "copy.deepcopy",
                                                  "sorted",
                                                  "reversed",
                                                  "memoryview",
                                                  "oct",
                                                  "re.sub",
                                                  "re.split",
                                                  "re.findall",
                                                  "re.finditer",
                                                  "custody.regex_sub",
                                                  "custody.regex_split",
                                                  "custody.regex_findall",
                                                  "custody.regex_finditer",
                                                  "bin"};
  if (llvm::is_contained(Names, Path))
    return true;
  return Path.consume_front("str.") && Path != "startswith" &&
         Path != "endswith";
}

/// Methods of text whose result holds the text.
bool keepsReceiver(llvm::StringRef Method) {
  static constexpr llvm::StringLiteral Names[] = {
      "upper",  "lower",        "strip",        "lstrip",    "rstrip",
      "title",  "capitalize",   "casefold",     "swapcase",  "replace",
      "split",  "rsplit",       "splitlines",   "partition", "rpartition",
      "join",   "format",       "format_map",   "encode",    "decode",
      "zfill",  "ljust",        "rjust",        "center",    "expandtabs",
      "hex",    "removeprefix", "removesuffix", "translate", "__str__",
      "copy",   "get",          "items",        "values",    "keys",
      "pop",    "read",         "readline",     "readlines", "__getitem__",
      "__add__"};
  return llvm::is_contained(Names, Method);
}

bool keepsArgumentsOfMethod(llvm::StringRef Method) {
  return Method == "join" || Method == "format" || Method == "replace";
}

} // namespace

Contents::Contents(Interpreter &Run) : Run(Run) {
  for (size_t N = 0; N < Run.Events.size(); ++N)
    if (Run.Events[N].Kind == EventKind::Release)
      Releases[Run.Events[N].Target].push_back(N);
}

llvm::SmallVector<Value, 4> Contents::madeFrom(Datum D) {
  const SymbolInfo &S = Run.symbol(D);
  auto each = [&](Datum Tuple) {
    return Run.Values.kind(Tuple) == DatumKind::Tuple
               ? llvm::SmallVector<Value, 4>(Run.Values.elements(Tuple))
               : llvm::SmallVector<Value, 4>{Tuple};
  };
  switch (S.Origin) {
  case SymbolOrigin::Attribute:
    // The class says nothing about the value.
    return S.With == Run.str("__class__")
               ? llvm::SmallVector<Value, 4>()
               : llvm::SmallVector<Value, 4>{S.Parent};
  case SymbolOrigin::Item:
    return {S.Parent};
  case SymbolOrigin::Operation:
    // A call of a library function says which; an operator gives its operands.
    if (Run.Values.kind(S.With) == DatumKind::Tuple) {
      auto Function = Run.asString(S.Parent);
      return Function && keepsArguments(*Function)
                 ? each(S.With)
                 : llvm::SmallVector<Value, 4>();
    }
    if (Run.Values.kind(S.With) == DatumKind::Int ||
        S.With == Run.str("format"))
      return each(S.Parent);
    return {};
  case SymbolOrigin::Fresh: {
    if (Run.Values.kind(S.With) != DatumKind::Tuple)
      return {};
    if (Run.Values.kind(S.Parent) == DatumKind::External)
      return keepsArguments(Run.text(Run.Values.name(S.Parent)))
                 ? each(S.With)
                 : llvm::SmallVector<Value, 4>();
    if (!Run.isSymbol(S.Parent) ||
        Run.symbol(S.Parent).Origin != SymbolOrigin::Attribute)
      return {};
    const SymbolInfo &Method = Run.symbol(S.Parent);
    auto Name = Run.asString(Method.With);
    if (!Name || !keepsReceiver(*Name))
      return {};
    llvm::SmallVector<Value, 4> Out;
    if (keepsArgumentsOfMethod(*Name))
      Out = each(S.With);
    Out.push_back(Method.Parent);
    return Out;
  }
  case SymbolOrigin::Flag:
  case SymbolOrigin::ParamName:
  case SymbolOrigin::NamePart:
    return {};
  }
  return {};
}

void Contents::walk(Datum D, Condition Pc, llvm::ArrayRef<size_t> Above,
                    llvm::SmallVectorImpl<Part> &Out) {
  if (Out.size() >= Run.Opts.Limits.Contents)
    return;
  if (Run.Values.kind(D) == DatumKind::Tuple) {
    if (Run.isAddress(D))
      return;
    for (Value V : Run.Values.elements(D))
      Run.Values.forEach(V, Pc, [&](Condition When, Datum Element) {
        walk(Element, When, Above, Out);
      });
    return;
  }
  if (!Run.isSymbol(D) && !Run.Heap.isObject(D) &&
      Run.Values.kind(D) != DatumKind::Function)
    return;
  Part Here = itself(D, Pc);
  llvm::append_range(Here.Releases, Above);
  // A second way that knows no other releases adds nothing.
  for (Part &Seen : Out)
    if (Seen.What == D && Seen.Releases == Here.Releases &&
        Run.Conditions.implies(Pc, Seen.When))
      return;
  Out.push_back(Here);
  if (!Run.isSymbol(D))
    return;
  for (Value V : madeFrom(D))
    Run.Values.forEach(V, Pc, [&](Condition When, Datum From) {
      walk(From, When, Here.Releases, Out);
    });
}

Contents::Part Contents::itself(Datum D, Condition Pc) const {
  return {D, Pc, Releases.lookup(D)};
}

llvm::SmallVector<Contents::Part, 4> Contents::of(Datum D, Condition Pc) {
  llvm::SmallVector<Part, 4> Out;
  walk(D, Pc, {}, Out);
  return Out;
}

} // namespace custody::ownership
