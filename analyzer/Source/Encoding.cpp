//===- Encoding.cpp - PEP 263 and conversion to UTF-8 ---------------------===//

#include "custody/Source/Encoding.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ConvertUTF.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iconv.h>

using namespace custody;
using llvm::StringRef;

namespace {

void addReplacement(DecodedText &Out) {
  if (!Out.Replaced++)
    Out.FirstReplaced = Out.Text.size();
  Out.Text += "\xEF\xBF\xBD"; // U+FFFD
}

/// The first line of Rest without its line end; Rest moves past it.
StringRef takeLine(StringRef &Rest) {
  size_t End = Rest.find_first_of("\r\n");
  StringRef Line = Rest.substr(0, End);
  Rest = End == StringRef::npos ? StringRef() : Rest.drop_front(End);
  if (!Rest.consume_front("\r\n"))
    Rest = Rest.drop_front(Rest.empty() ? 0 : 1);
  return Line;
}

bool isCookieChar(char C) {
  return llvm::isAlnum(C) || C == '-' || C == '_' || C == '.';
}

std::optional<StringRef> cookieOfLine(StringRef Line) {
  StringRef Comment = Line.ltrim(" \t\f");
  if (!Comment.starts_with("#"))
    return std::nullopt;
  for (size_t At = Comment.find("coding"); At != StringRef::npos;
       At = Comment.find("coding", At + 1)) {
    StringRef Rest = Comment.drop_front(At + strlen("coding"));
    if (!Rest.consume_front(":") && !Rest.consume_front("="))
      continue;
    StringRef Name = Rest.ltrim(" \t").take_while(isCookieChar);
    if (!Name.empty())
      return Name;
  }
  return std::nullopt;
}

/// Lower case with dashes, and the suffixes editors add taken off, as Python's
/// own tokenizer does.
std::string normalizeName(StringRef Name) {
  std::string Normal = Name.lower();
  std::replace(Normal.begin(), Normal.end(), '_', '-');
  for (StringRef Known : {"utf-8", "latin-1", "iso-8859-1", "iso-latin-1"})
    if (Normal == Known || StringRef(Normal).starts_with((Known + "-").str()))
      return Known == "utf-8" ? "utf-8" : "latin-1";
  return llvm::StringSwitch<StringRef>(Normal)
      .Cases("utf8", "u8", "utf", "cp65001", "utf-8")
      .Cases("latin1", "latin", "l1", "iso8859-1", "8859", "cp819", "latin-1")
      .Cases("us-ascii", "646", "ascii")
      .Default(Normal)
      .str();
}

/// The name iconv has for a Python codec, for the ones it knows differently.
std::string iconvName(StringRef Normal) {
  if (Normal.starts_with("windows-125"))
    return ("CP" + Normal.drop_front(strlen("windows-"))).str();
  return llvm::StringSwitch<StringRef>(Normal)
      .Cases("latin-9", "latin9", "l9", "iso8859-15", "ISO-8859-15")
      .Cases("latin-2", "latin2", "l2", "iso8859-2", "ISO-8859-2")
      .Case("mac-roman", "MACINTOSH")
      .Default(Normal)
      .upper();
}

/// Whether the text of a file in this encoding can hold an ASCII cookie at all.
bool isWide(StringRef Normal) {
  return Normal.starts_with("utf-16") || Normal.starts_with("utf-32") ||
         Normal.starts_with("utf-7") || Normal.starts_with("utf16") ||
         Normal.starts_with("utf32") || Normal.starts_with("ucs");
}

class Converter {
public:
  explicit Converter(const char *From) : Handle(iconv_open("UTF-8", From)) {}
  Converter(const Converter &) = delete;
  Converter &operator=(const Converter &) = delete;
  ~Converter() {
    if (isOpen())
      iconv_close(Handle);
  }

  bool isOpen() const { return Handle != reinterpret_cast<iconv_t>(-1); }

  /// Appends the conversion of Bytes to Out.Text. An invalid sequence costs
  /// Unit bytes of input and gives one replacement.
  void convert(StringRef Bytes, size_t Unit, DecodedText &Out) {
    char *In =
        const_cast<char *>(Bytes.data()); // iconv's interface; not written
    size_t InLeft = Bytes.size();
    char Buffer[4096];
    while (InLeft) {
      char *To = Buffer;
      size_t ToLeft = sizeof(Buffer);
      size_t Result = iconv(Handle, &In, &InLeft, &To, &ToLeft);
      Out.Text.append(Buffer, To - Buffer);
      if (Result != static_cast<size_t>(-1) || errno == E2BIG)
        continue;
      addReplacement(Out);
      size_t Skip = std::min(Unit, InLeft);
      In += Skip;
      InLeft -= Skip;
    }
  }

private:
  iconv_t Handle;
};

/// The length of the ASCII prefix, eight bytes at a time: nearly all of nearly
/// every source file.
size_t asciiPrefix(StringRef Bytes) {
  size_t I = 0;
  for (; I + 8 <= Bytes.size(); I += 8) {
    uint64_t Word;
    memcpy(&Word, Bytes.data() + I, 8);
    if (Word & 0x8080808080808080u)
      break;
  }
  while (I < Bytes.size() && !(Bytes[I] & 0x80))
    ++I;
  return I;
}

void decodeUTF8(StringRef Bytes, DecodedText &Out) {
  Out.Text.reserve(Bytes.size());
  while (!Bytes.empty()) {
    size_t Ascii = asciiPrefix(Bytes);
    Out.Text.append(Bytes.data(), Ascii);
    Bytes = Bytes.drop_front(Ascii);
    if (Bytes.empty())
      break;
    auto *Begin = reinterpret_cast<const llvm::UTF8 *>(Bytes.data());
    unsigned Length = llvm::getUTF8SequenceSize(Begin, Begin + Bytes.size());
    if (Length) {
      Out.Text.append(Bytes.data(), Length);
      Bytes = Bytes.drop_front(Length);
      continue;
    }
    // One replacement for a byte and the continuation bytes that follow it.
    addReplacement(Out);
    Bytes = Bytes.drop_front(1).drop_while(
        [](char C) { return (C & 0xC0) == 0x80; });
  }
}

void decodeLatin1(StringRef Bytes, DecodedText &Out) {
  Out.Text.reserve(Bytes.size());
  for (unsigned char C : Bytes) {
    if (C < 0x80) {
      Out.Text += static_cast<char>(C);
      continue;
    }
    Out.Text += static_cast<char>(0xC0 | (C >> 6));
    Out.Text += static_cast<char>(0x80 | (C & 0x3F));
  }
}

void decodeAscii(StringRef Bytes, DecodedText &Out) {
  for (unsigned char C : Bytes) {
    if (C < 0x80) {
      Out.Text += static_cast<char>(C);
      continue;
    }
    addReplacement(Out);
  }
}

/// A lone carriage return ends a line for Python, as it does for no other part
/// of this program; make it a line feed, which keeps every byte offset.
void normalizeLineEnds(std::string &Text) {
  for (size_t At = Text.find('\r'); At != std::string::npos;
       At = Text.find('\r', At + 1))
    if (At + 1 == Text.size() || Text[At + 1] != '\n')
      Text[At] = '\n';
}

struct Mark {
  StringRef Bytes;
  StringRef Encoding;
  size_t Unit;
};

/// The byte order marks, the longer ones first: that of UTF-32 in little endian
/// begins like that of UTF-16.
constexpr Mark Marks[] = {
    {"\xEF\xBB\xBF", "utf-8", 1},
    {StringRef("\xFF\xFE\0\0", 4), "utf-32le", 4},
    {StringRef("\0\0\xFE\xFF", 4), "utf-32be", 4},
    {"\xFF\xFE", "utf-16le", 2},
    {"\xFE\xFF", "utf-16be", 2},
};

/// Decodes with iconv; false when it does not know the encoding.
bool decodeOther(StringRef Bytes, StringRef Encoding, size_t Unit,
                 DecodedText &Out) {
  Converter To(iconvName(Encoding).c_str());
  if (!To.isOpen())
    return false;
  To.convert(Bytes, Unit, Out);
  return true;
}

void decodeAs(StringRef Bytes, DecodedText &Out) {
  if (Out.Encoding == "utf-8" || Out.Encoding == "utf-8-sig")
    return decodeUTF8(Bytes, Out);
  if (Out.Encoding == "latin-1")
    return decodeLatin1(Bytes, Out);
  if (Out.Encoding == "ascii")
    return decodeAscii(Bytes, Out);
  if (!isWide(Out.Encoding) && decodeOther(Bytes, Out.Encoding, 1, Out))
    return;
  Out.IsUnknownEncoding = true;
  decodeUTF8(Bytes, Out);
}

} // namespace

std::optional<StringRef> custody::findCodingCookie(StringRef Bytes) {
  StringRef Rest = Bytes;
  StringRef First = takeLine(Rest);
  if (std::optional<StringRef> Cookie = cookieOfLine(First))
    return Cookie;
  // The second line counts only below a line without code.
  StringRef Stripped = First.trim(" \t\f");
  if (!Stripped.empty() && !Stripped.starts_with("#"))
    return std::nullopt;
  return cookieOfLine(takeLine(Rest));
}

DecodedText custody::decodePython(StringRef Bytes) {
  DecodedText Out;
  const Mark *Found =
      std::find_if(std::begin(Marks), std::end(Marks),
                   [&](const Mark &M) { return Bytes.starts_with(M.Bytes); });
  if (Found == std::end(Marks)) {
    std::optional<StringRef> Cookie = findCodingCookie(Bytes);
    Out.Encoding = Cookie ? normalizeName(*Cookie) : "utf-8";
    decodeAs(Bytes, Out);
  } else {
    StringRef Body = Bytes.drop_front(Found->Bytes.size());
    Out.Encoding = Found->Encoding.str();
    if (Found->Encoding == "utf-8") {
      decodeUTF8(Body, Out);
      std::optional<StringRef> Cookie = findCodingCookie(Body);
      Out.IsMarkConflict = Cookie && normalizeName(*Cookie) != "utf-8";
    } else {
      Out.IsMarkConflict = true;
      if (!decodeOther(Body, Found->Encoding, Found->Unit, Out)) {
        Out.IsUnknownEncoding = true;
        decodeUTF8(Bytes, Out);
      }
    }
  }
  normalizeLineEnds(Out.Text);
  return Out;
}
