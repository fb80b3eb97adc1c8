//===- StringNatives.cpp - Methods of str ---------------------------------===//
//
// On constants these compute. On the unknown name of a parameter they keep the
// connection to the parameter: the parts of a split name still lead to it.
//
//===----------------------------------------------------------------------===//

#include "Natives.h"

namespace custody::flow {

namespace {

std::optional<llvm::StringRef> receiver(Interpreter &In, Invocation &I) {
  return In.asString(I.Receiver);
}

bool isParamName(Interpreter &In, Datum D) {
  return In.isSymbol(D) && In.symbol(D).Origin == SymbolOrigin::ParamName;
}

Value namePart(Interpreter &In, Datum Name, llvm::StringRef Which) {
  Datum Part = In.derived(SymbolOrigin::NamePart, Name, In.str(Which), [&] {
    return Which.str() + " of " + In.describe(Name);
  });
  In.symbol(Part).NotNone = true;
  return Part;
}

/// A string computed from others; from the name of a parameter it is one.
Value unknownString(Interpreter &In, Invocation &I, llvm::StringRef What) {
  if (isParamName(In, I.Receiver)) {
    llvm::SmallVector<Value, 4> Key{In.str(What)};
    Key.append(I.Args.Positional.begin(), I.Args.Positional.end());
    Datum S = In.derived(
        SymbolOrigin::ParamName, I.Receiver, In.Values.tuple(Key),
        [&] { return In.describe(I.Receiver) + "." + What.str() + "(...)"; });
    In.symbol(S).NotNone = true;
    return S;
  }
  return opaqueResult(In, I, ("str." + What).str());
}

Value split(Interpreter &In, Invocation &I) {
  auto S = receiver(In, I);
  if (isParamName(In, I.Receiver))
    return In.makeList({namePart(In, I.Receiver, "path"),
                        namePart(In, I.Receiver, "last part")},
                       I);
  auto Separator = In.asString(I.arg(0));
  auto Most =
      In.asInt(I.size() > 1 ? I.arg(1) : I.Args.keyword(In.name("maxsplit")));
  if (!S || (I.size() && !Separator && !I.arg(0).is(None)))
    return unknownString(In, I, "split");
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  if (Separator)
    S->split(Parts, *Separator, Most ? *Most : -1);
  else
    for (llvm::StringRef Rest = S->trim(); !Rest.empty();) {
      auto [Word, Tail] = Rest.split(' ');
      Parts.push_back(Word);
      Rest = Tail.ltrim();
    }
  llvm::SmallVector<Value, 8> Out;
  for (llvm::StringRef P : Parts)
    Out.push_back(In.str(P));
  return In.makeList(Out, I);
}

Value rsplit(Interpreter &In, Invocation &I) {
  auto S = receiver(In, I);
  auto Separator = In.asString(I.arg(0));
  auto Most =
      In.asInt(I.size() > 1 ? I.arg(1) : I.Args.keyword(In.name("maxsplit")));
  if (isParamName(In, I.Receiver) || !S || !Separator || !Most || *Most != 1)
    return split(In, I);
  auto [Head, Tail] = S->rsplit(*Separator);
  if (Head.size() == S->size())
    return In.makeList({In.str(*S)}, I);
  return In.makeList({In.str(Head), In.str(Tail)}, I);
}

Value partition(Interpreter &In, Invocation &I, bool FromRight) {
  auto S = receiver(In, I);
  auto Separator = In.asString(I.arg(0));
  if (isParamName(In, I.Receiver))
    return In.Values.tuple({namePart(In, I.Receiver, "path"), I.arg(0),
                            namePart(In, I.Receiver, "last part")});
  if (!S || !Separator)
    return unknownString(In, I, "partition");
  size_t At = FromRight ? S->rfind(*Separator) : S->find(*Separator);
  if (At == llvm::StringRef::npos)
    return FromRight ? In.Values.tuple({In.str(""), In.str(""), In.str(*S)})
                     : In.Values.tuple({In.str(*S), In.str(""), In.str("")});
  return In.Values.tuple({In.str(S->take_front(At)), I.arg(0),
                          In.str(S->drop_front(At + Separator->size()))});
}
Value partitionLeft(Interpreter &In, Invocation &I) {
  return partition(In, I, false);
}
Value partitionRight(Interpreter &In, Invocation &I) {
  return partition(In, I, true);
}

Value replace(Interpreter &In, Invocation &I) {
  auto S = receiver(In, I);
  auto From = In.asString(I.arg(0)), To = In.asString(I.arg(1));
  if (!S || !From || !To || From->empty())
    return unknownString(In, I, "replace");
  std::string Out;
  for (llvm::StringRef Rest = *S;;) {
    size_t At = Rest.find(*From);
    Out += Rest.take_front(At);
    if (At == llvm::StringRef::npos)
      break;
    Out += *To;
    Rest = Rest.drop_front(At + From->size());
  }
  return In.str(Out);
}

template <typename Test>
Value tested(Interpreter &In, Invocation &I, llvm::StringRef What, Test T) {
  auto S = receiver(In, I);
  if (!S)
    return opaqueResult(In, I, What);
  llvm::SmallVector<Value, 4> Options{I.arg(0)};
  if (I.arg(0).isSingle() &&
      In.Values.kind(I.arg(0).datum()) == DatumKind::Tuple)
    Options.assign(In.Values.elements(I.arg(0).datum()).begin(),
                   In.Values.elements(I.arg(0).datum()).end());
  for (Value V : Options) {
    auto Arg = In.asString(V);
    if (!Arg)
      return opaqueResult(In, I, What);
    if (T(*S, *Arg))
      return True;
  }
  return False;
}
Value startswith(Interpreter &In, Invocation &I) {
  return tested(In, I, "str.startswith",
                [](llvm::StringRef S, auto P) { return S.starts_with(P); });
}
Value endswith(Interpreter &In, Invocation &I) {
  return tested(In, I, "str.endswith",
                [](llvm::StringRef S, auto P) { return S.ends_with(P); });
}

Value lower(Interpreter &In, Invocation &I) {
  auto S = receiver(In, I);
  return S ? Value(In.str(S->lower())) : unknownString(In, I, "lower");
}
Value upper(Interpreter &In, Invocation &I) {
  auto S = receiver(In, I);
  return S ? Value(In.str(S->upper())) : unknownString(In, I, "upper");
}

Value strip(Interpreter &In, Invocation &I, bool Left, bool Right) {
  auto S = receiver(In, I);
  auto Chars = I.size() ? In.asString(I.arg(0))
                        : std::optional<llvm::StringRef>(" \t\n\r");
  if (!S || !Chars)
    return unknownString(In, I, "strip");
  llvm::StringRef Out = *S;
  if (Left)
    Out = Out.ltrim(*Chars);
  if (Right)
    Out = Out.rtrim(*Chars);
  return In.str(Out);
}
Value stripBoth(Interpreter &In, Invocation &I) {
  return strip(In, I, true, true);
}
Value stripLeft(Interpreter &In, Invocation &I) {
  return strip(In, I, true, false);
}
Value stripRight(Interpreter &In, Invocation &I) {
  return strip(In, I, false, true);
}

Value removeprefix(Interpreter &In, Invocation &I) {
  auto S = receiver(In, I);
  auto Prefix = In.asString(I.arg(0));
  if (!S || !Prefix)
    return unknownString(In, I, "removeprefix");
  S->consume_front(*Prefix);
  return In.str(*S);
}

Value join(Interpreter &In, Invocation &I) {
  auto S = receiver(In, I);
  llvm::SmallVector<Value, 8> Parts;
  bool Known = S && In.elements(I.Caller, I.arg(0), I.At, I.Pc, Parts);
  std::string Out;
  for (size_t N = 0; Known && N < Parts.size(); ++N) {
    auto P = In.asString(Parts[N]);
    Known = P.has_value();
    if (Known)
      Out += (N ? S->str() : "") + P->str();
  }
  if (Known)
    return In.str(Out);
  // The path to an unknown parameter, put together again, is its path.
  if (Parts.size() == 1 && Parts[0].isSingle() && In.isSymbol(Parts[0].datum()))
    return Parts[0];
  // A list may change later: the result holds what is in it now.
  if (!Parts.empty())
    I.Args.Positional[0] = In.Values.tuple(Parts);
  return unknownString(In, I, "join");
}

Value format(Interpreter &In, Invocation &I) {
  return unknownString(In, I, "format");
}

constexpr NativeEntry Entries[] = {
    {"builtins.str.split", split},
    {"builtins.str.rsplit", rsplit},
    {"builtins.str.partition", partitionLeft},
    {"builtins.str.rpartition", partitionRight},
    {"builtins.str.replace", replace},
    {"builtins.str.startswith", startswith},
    {"builtins.str.endswith", endswith},
    {"builtins.str.lower", lower},
    {"builtins.str.upper", upper},
    {"builtins.str.strip", stripBoth},
    {"builtins.str.lstrip", stripLeft},
    {"builtins.str.rstrip", stripRight},
    {"builtins.str.removeprefix", removeprefix},
    {"builtins.str.join", join},
    {"builtins.str.format", format},
};

} // namespace

llvm::ArrayRef<NativeEntry> stringNatives() { return Entries; }

} // namespace custody::flow
