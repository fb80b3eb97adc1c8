//===- Unknowns.cpp - Constants, symbols, objects and their names ---------===//

#include "custody/Flow/Interpreter.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <charconv>

namespace custody::flow {

namespace {
/// Labels are for people; longer ones are cut.
constexpr size_t LongestLabel = 80;
/// Of tuples in one another: one that holds another twice, and so on, has no
/// end.
constexpr size_t LongestText = 400;

/// As Python writes it: the shortest digits that read back, and never an int.
std::string floatText(double F) {
  char Digits[32];
  auto [End, Error] = std::to_chars(std::begin(Digits), std::end(Digits), F);
  std::string Text(Digits, End);
  return llvm::all_of(Text, [](char C) { return llvm::isDigit(C) || C == '-'; })
             ? Text + ".0"
             : Text;
}
} // namespace

// Names and symbols ----------------------------------------------------------

Datum Interpreter::str(llvm::StringRef S) {
  if (S.size() > Opts.Limits.SequenceLength) {
    lose(LossKind::LongText, LastStep);
    return fresh("a long text");
  }
  return Values.string(name(S));
}

std::optional<llvm::StringRef> Interpreter::asString(Value V) const {
  if (!V.isSingle())
    return std::nullopt;
  Datum D = plain(V.datum());
  if (Values.kind(D) != DatumKind::String)
    return std::nullopt;
  return text(Values.name(D));
}

std::optional<int64_t> Interpreter::asInt(Value V) const {
  if (!V.isSingle())
    return std::nullopt;
  if (V.is(True) || V.is(False))
    return V.is(True);
  Datum D = plain(V.datum());
  if (Values.kind(D) != DatumKind::Int)
    return std::nullopt;
  return Values.payload(D);
}

std::string Interpreter::describe(Datum D) const {
  switch (Values.kind(D)) {
  case DatumKind::Undefined:
    return "<undefined>";
  case DatumKind::None:
    return "None";
  case DatumKind::False:
    return "False";
  case DatumKind::True:
    return "True";
  case DatumKind::Ellipsis:
    return "...";
  case DatumKind::Int:
    return std::to_string(Values.payload(D));
  case DatumKind::Float:
    return floatText(Values.number(D));
  case DatumKind::String:
  case DatumKind::Bytes:
    return ("'" + text(Values.name(D)) + "'").str();
  case DatumKind::Tuple:
  case DatumKind::Method: {
    std::string Out;
    describeTo(D, Out);
    return Out;
  }
  case DatumKind::External:
    return text(Values.name(D)).str();
  case DatumKind::Function: {
    const Closure &C = Closures[Values.payload(D)];
    return Program.module(link::ModuleId{C.Module}).IR.dottedName(C.Function);
  }
  case DatumKind::Module:
    return Program.module(link::ModuleId(Values.payload(D))).IR.Name;
  case DatumKind::Object: {
    const Object &O = Heap.at(D);
    if (O.Kind == ObjectKind::Class)
      return className(D);
    std::string Class =
        O.Class == Undefined ? std::string("object") : className(O.Class);
    // What a stub of a library makes is made where the library is called.
    Site At = O.At;
    for (PathId P = O.Path; P != PathId{0} && index(At.Instr) != UINT32_MAX &&
                            Program.module(link::ModuleId{At.Module}).IsStub;
         P = Paths[static_cast<uint32_t>(P)].Parent)
      At = Paths[static_cast<uint32_t>(P)].Call;
    std::string Line =
        index(At.Instr) == UINT32_MAX
            ? std::string()
            : std::to_string(Program.module(link::ModuleId{At.Module})
                                 .IR.range(At.Instr)
                                 .Line);
    return llvm::StringRef(Class).rsplit('.').second.empty()
               ? Class + "@" + Line
               : llvm::StringRef(Class).rsplit('.').second.str() + "@" + Line;
  }
  case DatumKind::Symbol:
    return Symbols[Values.payload(D)].Label;
  }
  llvm_unreachable("not a datum kind");
}

std::string Interpreter::describe(Value V) const {
  std::string Out;
  describeTo(V, Out);
  return Out;
}

void Interpreter::describeTo(Value V, std::string &Out) const {
  if (Out.size() > LongestText) {
    Out += "...";
    return;
  }
  if (!V.isSingle()) {
    // For labels: which alternatives there are, not when.
    constexpr size_t MostShown = 3;
    auto All = Values.alternatives(V);
    for (size_t N = 0; N < All.size() && Out.size() <= LongestText; ++N) {
      Out += N ? " | " : "";
      if (N == MostShown) {
        Out += "...";
        return;
      }
      describeTo(All[N].What, Out);
    }
    return;
  }
  Datum D = V.datum();
  switch (Values.kind(D)) {
  case DatumKind::Tuple: {
    Out += '(';
    bool IsFirst = true;
    for (Value Element : Values.elements(D)) {
      if (Out.size() > LongestText)
        break;
      Out += IsFirst ? "" : ", ";
      IsFirst = false;
      describeTo(Element, Out);
    }
    Out += ')';
    return;
  }
  case DatumKind::Method:
    describeTo(Values.receiver(D), Out);
    Out += '.';
    describeTo(Values.callee(D), Out);
    return;
  default:
    Out += describe(D);
  }
}

Datum Interpreter::fresh(const std::string &Label) {
  Symbols.emplace_back();
  Symbols.back().Label = Label;
  return Values.symbol(Symbols.size() - 1);
}

Datum Interpreter::derived(SymbolOrigin Origin, Datum Parent, Datum Other,
                           llvm::function_ref<std::string()> Label) {
  auto Key = std::make_tuple(static_cast<uint32_t>(Origin),
                             static_cast<uint32_t>(Parent),
                             static_cast<uint32_t>(Other));
  auto [It, Inserted] = SymbolIndex.try_emplace(Key, Symbols.size());
  uint32_t Number = It->second;
  if (Inserted) {
    SymbolInfo &S = Symbols.emplace_back();
    S.Origin = Origin;
    S.Parent = Parent;
    S.With = Other;
    S.Label = Label();
    if (S.Label.size() > LongestLabel)
      S.Label = S.Label.substr(0, LongestLabel) + "...";
  }
  return Values.symbol(Number);
}

Datum Interpreter::unknownItem(Datum D, Value Key) {
  return derived(SymbolOrigin::Item, D, keyOf(Key),
                 [&] { return describe(D) + "[" + describe(Key) + "]"; });
}

Datum Interpreter::unknownAttr(Datum D, NameId Name) {
  return derived(SymbolOrigin::Attribute, D, Values.string(Name),
                 [&] { return describe(D) + "." + text(Name).str(); });
}

Datum Interpreter::unknownElement(Datum D, llvm::StringRef What) {
  return derived(SymbolOrigin::Item, D, str(("<" + What + ">").str()),
                 [&] { return What.str() + " of " + describe(D); });
}

Condition Interpreter::test(llvm::StringRef Text, Datum A, Datum B) {
  // The numbers make the atoms of two unknowns with one label distinct.
  std::string Name = describe(A);
  if (Name.size() > 60)
    Name = Name.substr(0, 57) + "...";
  if (!Text.empty())
    Name += (" " + Text).str();
  if (B != Undefined)
    Name += " " + describe(B);
  bool IsFlag = isSymbol(A) && symbol(A).Origin == SymbolOrigin::Flag;
  if (!IsFlag)
    Name += "#" + std::to_string(static_cast<uint32_t>(A));
  if (B != Undefined && !Values.isConstant(B))
    Name += "#" + std::to_string(static_cast<uint32_t>(B));
  config::AtomKind Kind = IsFlag        ? config::AtomKind::Flag
                          : isTensor(A) ? config::AtomKind::Property
                                        : config::AtomKind::Opaque;
  return Conditions.literal(Conditions.atom(Name, Kind));
}

void Interpreter::lose(LossKind Kind, Site At, Datum Subject) {
  if (LostAt[static_cast<size_t>(Kind)]
          .insert({At.Module, index(At.Instr)})
          .second)
    Losses.push_back({Kind, At, Subject});
}

// Objects ----------------------------------------------------------------

Datum Interpreter::make(ObjectKind Kind, Datum Class, const Frame &F, Site At,
                        Condition Pc) {
  return Heap.datum(Heap.create(Kind, Class, Pc, At, F.Path));
}

Datum Interpreter::makeList(llvm::ArrayRef<Value> Elements, const Frame &F,
                            Site At, Condition Pc, bool Open) {
  Datum L = make(ObjectKind::List, external("builtins.list"), F, At, Pc);
  Heap.at(L).Elements.assign(Elements.begin(), Elements.end());
  Heap.at(L).Open = Open;
  return L;
}

void Interpreter::mergeDict(Datum Into, Datum From, Condition Pc) {
  // By number: what is merged may be the dict itself.
  for (size_t N = 0; N < Heap.at(From).Items.size(); ++N) {
    auto [Key, Item] = Heap.at(From).Items[N];
    Heap.setItem(Heap.at(Into), Key, Values.restrict(Item, Pc),
                 Values.present(Item, Pc));
    mirrorItem(Into, Key, Values.restrict(Item, Pc), Values.present(Item, Pc));
  }
  Heap.at(Into).Open |= Heap.at(From).Open;
}

llvm::SmallVector<Value, 4> Interpreter::eachOf(Value V) const {
  if (V.isSingle() && Values.kind(V.datum()) == DatumKind::Tuple)
    return llvm::SmallVector<Value, 4>(Values.elements(V.datum()));
  return {V};
}

Value Interpreter::get(Datum O, llvm::StringRef Field) {
  return Heap.field(Heap.at(O), name(Field));
}

void Interpreter::set(Datum O, llvm::StringRef Field, Value V, Condition Pc) {
  Heap.setField(Heap.at(O), name(Field), V, Pc);
}

} // namespace custody::flow
