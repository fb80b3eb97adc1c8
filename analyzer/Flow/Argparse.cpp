//===- Argparse.cpp - Command-line options of the analysed program --------===//
//
// A parser is built by running the program's own code, so that options that
// come from loops, helpers and dataclass fields are seen like written ones.
// `parse_args` then gives every option its value under the launch:
//
//   * given in the launch: that value, converted as the option says;
//   * left out of a launch: its default, or anything where validation demands
//     one (Options::FreeOptions);
//   * no launch: the default unless the option is given, and if it is, a
//   symbol.
//
//===----------------------------------------------------------------------===//

#include "Natives.h"

namespace custody::flow {

namespace {

/// One add_argument, read back from its object.
struct Option {
  llvm::SmallVector<std::string, 2> Spellings;
  std::string Dest;
  std::string Action; ///< "store", "store_true", ...
  Value Default, Type, Nargs, Const;
  bool IsRequired = false; ///< the parser refuses a launch without it
  bool isFlag() const {
    return Action == "store_true" || Action == "store_false" ||
           Action == "store_const" || Action == "boolean" ||
           Action == "count" || Action == "append_const";
  }
  bool isPositional() const {
    return !llvm::StringRef(Spellings[0]).starts_with("-");
  }
};

Datum parserOf(Interpreter &In, Datum D) {
  while (In.Heap.isObject(D)) {
    Value Up = In.get(D, "<parser>");
    if (!Up.isSingle() || Up.is(Undefined))
      return D;
    D = Up.datum();
  }
  return Undefined;
}

Value makeParser(Interpreter &In, Invocation &I) {
  Datum P =
      In.make(ObjectKind::Instance, In.external("argparse.ArgumentParser"), I);
  In.set(P, "<options>", In.makeList({}, I.Caller, I.At, I.Pc), I.Pc);
  In.set(P, "<abbreviations>",
         In.Values.boolean(!I.Args.keyword(In.name("allow_abbrev")).is(False)),
         I.Pc);
  Value Parents = I.Args.keyword(In.name("parents"));
  if (!Parents.is(Undefined)) {
    llvm::SmallVector<Value, 4> All;
    In.elements(I.Caller, Parents, I.At, I.Pc, All);
    for (Value V : All)
      if (V.isSingle() && In.Heap.isObject(V.datum()))
        if (Value Options = In.get(parserOf(In, V.datum()), "<options>");
            Options.isSingle() && In.Heap.isObject(Options.datum()))
          for (Value O :
               std::vector<Value>(In.Heap.at(Options.datum()).Elements))
            In.Heap.append(In.Heap.at(In.get(P, "<options>").datum()), O, I.Pc);
  }
  return P;
}

/// A group, a mutually exclusive group or a set of subparsers: what is added
/// to it is added to the parser.
Value makeGroup(Interpreter &In, Invocation &I) {
  Datum G =
      In.make(ObjectKind::Instance, In.external("argparse.ArgumentParser"), I);
  In.set(G, "<parser>", parserOf(In, I.Receiver), I.Pc);
  return G;
}

Value addArgument(Interpreter &In, Invocation &I) {
  Datum Parser = parserOf(In, I.Receiver);
  if (Parser == Undefined)
    return None;
  Datum O = In.make(ObjectKind::Instance, In.external("argparse.Action"), I);
  std::string Dest;
  llvm::SmallVector<Value, 2> Spellings;
  for (Value V : I.Args.Positional) {
    auto S = In.asString(V);
    if (!S) {
      In.set(Parser, "<incomplete>", True, I.Pc);
      return O;
    }
    Spellings.push_back(V);
    // The first long spelling names the destination, else the first.
    if (Dest.empty() ||
        (S->starts_with("--") && !llvm::StringRef(Dest).starts_with("--")))
      Dest = S->str();
  }
  if (Spellings.empty() || I.Args.MorePositional) {
    In.set(Parser, "<incomplete>", True, I.Pc);
    return O;
  }
  Dest = llvm::StringRef(Dest).ltrim('-').str();
  std::replace(Dest.begin(), Dest.end(), '-', '_');
  auto keyword = [&](llvm::StringRef Name, Value Default) {
    Value V = I.Args.keyword(In.name(Name));
    return V.is(Undefined) ? Default : V;
  };
  if (auto D = In.asString(I.Args.keyword(In.name("dest"))))
    Dest = D->str();
  Value Action = keyword("action", In.str("store"));
  if (Action == Value(In.external("argparse.BooleanOptionalAction")))
    Action = In.str("boolean");
  if (!In.asString(Action))
    Action = In.str("store");
  Value Implied = None;
  if (In.asString(Action) == "store_true")
    Implied = False;
  else if (In.asString(Action) == "store_false")
    Implied = True;
  In.set(O, "spellings", In.Values.tuple(Spellings), I.Pc);
  In.set(O, "dest", In.str(Dest), I.Pc);
  In.set(O, "action", Action, I.Pc);
  In.set(O, "default", keyword("default", Implied), I.Pc);
  for (llvm::StringRef Key : {"type", "nargs", "const", "required"})
    In.set(O, Key, keyword(Key, None), I.Pc);
  Datum List = In.get(Parser, "<options>").datum();
  In.Heap.append(In.Heap.at(List), O, I.Pc);
  return O;
}

Value setDefaults(Interpreter &In, Invocation &I) {
  Datum Parser = parserOf(In, I.Receiver);
  if (Parser == Undefined)
    return None;
  Value Extra = In.get(Parser, "<defaults>");
  if (Extra.is(Undefined)) {
    Extra = In.make(ObjectKind::Dict, In.external("builtins.dict"), I);
    In.set(Parser, "<defaults>", Extra, I.Pc);
  }
  for (auto &[Name, V] : I.Args.Keywords)
    In.Heap.setItem(In.Heap.at(Extra.datum()), In.Values.string(Name), V, I.Pc);
  return None;
}

Option readOption(Interpreter &In, Datum O) {
  Option Out;
  for (Value S : In.Values.elements(In.get(O, "spellings").datum()))
    Out.Spellings.push_back(In.asString(S)->str());
  Out.Dest = In.asString(In.get(O, "dest"))->str();
  Out.Action = In.asString(In.get(O, "action"))->str();
  Out.Default = In.get(O, "default");
  Out.Type = In.get(O, "type");
  Out.Nargs = In.get(O, "nargs");
  Out.Const = In.get(O, "const");
  Out.IsRequired = In.get(O, "required").is(True) ||
                   (Out.isPositional() && Out.Default.is(None));
  return Out;
}

/// The longest spelling: what users write and messages show.
std::string shownSpelling(const Option &O) {
  std::string Best = O.Spellings[0];
  for (const std::string &S : O.Spellings)
    if (llvm::StringRef(S).starts_with("--"))
      return S;
  return Best;
}

Value convert(Interpreter &In, Invocation &I, const Option &O,
              llvm::StringRef Word) {
  Value Text = In.str(Word);
  if (O.Type.is(None) || O.Type.is(Undefined))
    return Text;
  Arguments Args;
  Args.Positional.push_back(Text);
  return In.call(I.Caller, O.Type, Args, I.At, I.Pc);
}

/// The words of the launch, taken apart by the options of one parser.
class LaunchReader {
public:
  LaunchReader(Interpreter &In, Invocation &I, llvm::ArrayRef<Option> Options,
               bool Abbreviations)
      : In(In), I(I), Options(Options), Abbreviations(Abbreviations) {}

  /// Values by destination; options nobody knows are left in Unknown.
  void read() {
    llvm::ArrayRef<std::string> Words = In.Opts.Flags;
    llvm::SmallVector<const Option *, 4> Positionals;
    for (const Option &O : Options)
      if (O.isPositional())
        Positionals.push_back(&O);
    size_t NextPositional = 0;
    for (size_t N = 0; N < Words.size();) {
      llvm::StringRef Word = Words[N];
      if (!isOption(Word)) {
        if (NextPositional < Positionals.size())
          store(*Positionals[NextPositional++], {Word});
        ++N;
        continue;
      }
      auto [Name, Attached] = Word.split('=');
      bool HasAttached = Word.contains('=');
      bool Negated = false;
      const Option *O = find(Name, Negated);
      ++N;
      if (!O) {
        Unknown.push_back(Word.str());
        // Its value, if it has one, is no positional.
        while (N < Words.size() && !isOption(Words[N]))
          ++N;
        continue;
      }
      if (O->isFlag()) {
        storeFlag(*O, Negated);
        continue;
      }
      llvm::SmallVector<llvm::StringRef, 4> Arguments;
      if (HasAttached)
        Arguments.push_back(Attached);
      else
        for (size_t Most = arity(*O); N < Words.size() &&
                                      Arguments.size() < Most &&
                                      !isOption(Words[N]);)
          Arguments.push_back(Words[N++]);
      store(*O, Arguments);
    }
  }

  llvm::StringMap<Value> Given;
  std::vector<std::string> Unknown;

private:
  static bool isOption(llvm::StringRef Word) {
    // A negative number is a value.
    double Ignored;
    return Word.size() > 1 && Word.starts_with("-") &&
           Word.getAsDouble(Ignored);
  }

  const Option *find(llvm::StringRef Name, bool &Negated) const {
    const Option *Prefix = nullptr;
    bool Ambiguous = false;
    for (const Option &O : Options)
      for (const std::string &S : O.Spellings) {
        if (S == Name)
          return &O;
        if (O.Action == "boolean" && llvm::StringRef(S).starts_with("--") &&
            Name == "--no-" + S.substr(2)) {
          Negated = true;
          return &O;
        }
        if (Abbreviations && Name.starts_with("--") &&
            llvm::StringRef(S).starts_with(Name) && Prefix != &O) {
          Ambiguous |= Prefix != nullptr;
          Prefix = &O;
        }
      }
    return Ambiguous ? nullptr : Prefix;
  }

  size_t arity(const Option &O) const {
    if (auto Count = In.asInt(O.Nargs))
      return *Count;
    if (auto S = In.asString(O.Nargs))
      return *S == "?" ? 1 : SIZE_MAX;
    return 1;
  }

  void storeFlag(const Option &O, bool Negated) {
    Value V = True;
    if (O.Action == "store_false" || Negated)
      V = False;
    else if (O.Action == "store_const")
      V = O.Const;
    else if (O.Action == "count") {
      auto Old = In.asInt(Given.count(O.Dest) ? Given[O.Dest]
                                              : Value(In.Values.integer(0)));
      V = In.Values.integer(Old.value_or(0) + 1);
    }
    Given[O.Dest] = V;
  }

  void store(const Option &O, llvm::ArrayRef<llvm::StringRef> Arguments) {
    llvm::SmallVector<Value, 4> Converted;
    for (llvm::StringRef A : Arguments)
      Converted.push_back(convert(In, I, O, A));
    auto Nargs = In.asString(O.Nargs);
    bool Many = In.asInt(O.Nargs) || (Nargs && *Nargs != "?");
    Value V;
    if (Many)
      V = In.makeList(Converted, I.Caller, I.At, I.Pc);
    else if (Converted.empty())
      V = Nargs ? O.Const : Value(None);
    else
      V = Converted.back();
    Given[O.Dest] = V;
  }

  Interpreter &In;
  Invocation &I;
  llvm::ArrayRef<Option> Options;
  bool Abbreviations;
};

Value valueOf(Interpreter &In, Invocation &I, const Option &O,
              LaunchReader &Launch) {
  if (auto It = Launch.Given.find(O.Dest); It != Launch.Given.end())
    return It->second;
  std::string Shown = shownSpelling(O);
  auto symbol = [&]() -> Value {
    Datum S = In.derived(SymbolOrigin::Flag, In.str(Shown), Undefined,
                         [&] { return Shown; });
    In.symbol(S).NotNone = true;
    return S;
  };
  if (O.IsRequired) {
    In.AssumedOptions.insert(O.Dest);
    return symbol();
  }
  Condition IsGiven =
      In.Conditions.literal(In.Conditions.atom(Shown, config::AtomKind::Flag));
  if (In.Opts.HasLaunch) {
    // Of two options validation may demand either: free means given or not.
    if (In.Opts.FreeOptions.count(O.Dest)) {
      In.AssumedOptions.insert(O.Dest);
      return In.Values.ite(IsGiven, symbol(), O.Default);
    }
    if (O.Default.is(None))
      In.DefaultedOptions.insert(In.name(O.Dest));
    return O.Default;
  }
  if (O.isFlag()) {
    Value On = O.Action == "store_false"   ? Value(False)
               : O.Action == "store_const" ? O.Const
                                           : Value(True);
    return In.Values.ite(IsGiven, On, O.Default);
  }
  return In.Values.ite(IsGiven, symbol(), O.Default);
}

Value parse(Interpreter &In, Invocation &I, bool Strict) {
  Datum Parser = parserOf(In, I.Receiver);
  Datum Namespace =
      In.make(ObjectKind::Instance, In.external("argparse.Namespace"), I);
  if (Parser == Undefined)
    return Namespace;
  bool Complete = !In.get(Parser, "<incomplete>").is(True);
  std::vector<Option> Options;
  std::vector<Condition> Present;
  for (Value V : In.Heap.at(In.get(Parser, "<options>").datum()).Elements)
    In.Values.forEach(V, I.Pc, [&](Condition When, Datum O) {
      if (O == Undefined)
        return;
      Options.push_back(readOption(In, O));
      Present.push_back(When);
    });
  LaunchReader Launch(In, I, Options,
                      !In.get(Parser, "<abbreviations>").is(False));
  if (In.Opts.HasLaunch)
    Launch.read();
  if (!Complete)
    In.set(Namespace, "<incomplete>", True, I.Pc);
  for (size_t N = 0; N < Options.size(); ++N) {
    const Option &O = Options[N];
    if (O.Action == "help" || O.Action == "version")
      continue;
    Value V = valueOf(In, I, O, Launch);
    In.Heap.setField(In.Heap.at(Namespace), In.name(O.Dest), V,
                     Present[N] == I.Pc ? I.Pc : Present[N]);
  }
  if (Value Extra = In.get(Parser, "<defaults>"); !Extra.is(Undefined))
    for (auto &[Key, V] : In.Heap.at(Extra.datum()).Items) {
      llvm::StringRef Dest = In.text(In.Values.name(Key));
      if (!Launch.Given.count(Dest))
        In.Heap.setField(In.Heap.at(Namespace), In.Values.name(Key), V, I.Pc);
    }
  if (Strict && Complete && !Launch.Unknown.empty()) {
    In.Refused.insert(In.Refused.end(), Launch.Unknown.begin(),
                      Launch.Unknown.end());
    I.Pc = In.raise(I.Caller, In.external("builtins.SystemExit"), I.At, I.Pc);
  }
  return Namespace;
}

Value parseArgs(Interpreter &In, Invocation &I) { return parse(In, I, true); }

Value parseKnownArgs(Interpreter &In, Invocation &I) {
  Value Namespace = parse(In, I, false);
  Datum Rest = In.makeList({}, I.Caller, I.At, I.Pc);
  In.Heap.at(Rest).Open = true;
  return In.Values.tuple({Namespace, Rest});
}

Value parserError(Interpreter &In, Invocation &I) {
  I.Pc = In.raise(I.Caller, In.external("builtins.SystemExit"), I.At, I.Pc);
  return Undefined;
}

Value makeNamespace(Interpreter &In, Invocation &I) {
  Datum N = In.make(ObjectKind::Instance, In.external("argparse.Namespace"), I);
  for (auto &[Name, V] : I.Args.Keywords)
    In.Heap.setField(In.Heap.at(N), Name, V, I.Pc);
  if (I.Args.MoreKeywords)
    In.set(N, "<incomplete>", True, I.Pc);
  return N;
}

constexpr NativeEntry Entries[] = {
    {"argparse.ArgumentParser", makeParser},
    {"argparse.ArgumentParser.add_argument", addArgument},
    {"argparse.ArgumentParser.add_argument_group", makeGroup},
    {"argparse.ArgumentParser.add_mutually_exclusive_group", makeGroup},
    {"argparse.ArgumentParser.add_subparsers", makeGroup},
    {"argparse.ArgumentParser.add_parser", makeGroup},
    {"argparse.ArgumentParser.set_defaults", setDefaults},
    {"argparse.ArgumentParser.parse_args", parseArgs},
    {"argparse.ArgumentParser.parse_known_args", parseKnownArgs},
    {"argparse.ArgumentParser.error", parserError},
    {"argparse.Namespace", makeNamespace},
    {"types.SimpleNamespace", makeNamespace},
};

} // namespace

llvm::ArrayRef<NativeEntry> argparseNatives() { return Entries; }

} // namespace custody::flow
