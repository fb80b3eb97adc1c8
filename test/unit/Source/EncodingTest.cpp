//===- EncodingTest.cpp - PEP 263 and conversion --------------------------===//

#include "custody/Source/Encoding.h"

#include "gtest/gtest.h"

using namespace custody;
using llvm::StringRef;

namespace {

TEST(CodingCookie, IsFoundWherePythonLooks) {
  EXPECT_EQ(findCodingCookie("# -*- coding: latin-1 -*-\n"),
            StringRef("latin-1"));
  EXPECT_EQ(findCodingCookie("# vim: set fileencoding=cp1252 :\n"),
            StringRef("cp1252"));
  EXPECT_EQ(findCodingCookie("#!/usr/bin/python\r\n# coding=koi8_r\r\n"),
            StringRef("koi8_r"));
  EXPECT_EQ(findCodingCookie("#!/usr/bin/python\r# coding: big5\r"),
            StringRef("big5"));
  EXPECT_EQ(findCodingCookie("\f\n\t# coding: ascii"), StringRef("ascii"));
  EXPECT_EQ(findCodingCookie("# coding coding:  utf-8"), StringRef("utf-8"));
}

TEST(CodingCookie, IsNotFoundElsewhere) {
  EXPECT_EQ(findCodingCookie("x = 1\n# coding: latin-1\n"), std::nullopt);
  EXPECT_EQ(findCodingCookie("\n\n# coding: latin-1\n"), std::nullopt);
  EXPECT_EQ(findCodingCookie("x = 'coding: latin-1'\n"), std::nullopt);
  EXPECT_EQ(findCodingCookie("# coding : latin-1\n"), std::nullopt);
  EXPECT_EQ(findCodingCookie(""), std::nullopt);
}

TEST(Decode, Utf8IsKept) {
  DecodedText D = decodePython("x = '\u00e9\U0001F600'\r\ny\r\n");
  EXPECT_EQ(D.Text, "x = '\u00e9\U0001F600'\r\ny\r\n");
  EXPECT_EQ(D.Encoding, "utf-8");
  EXPECT_EQ(D.Replaced, 0u);
  EXPECT_EQ(decodePython("").Text, "");
}

TEST(Decode, ByteOrderMarkIsStripped) {
  EXPECT_EQ(decodePython("\xEF\xBB\xBFx").Text, "x");
  EXPECT_FALSE(decodePython("\xEF\xBB\xBF# coding: utf8\n").IsMarkConflict);
  EXPECT_TRUE(decodePython("\xEF\xBB\xBF# coding: latin-1\n").IsMarkConflict);
}

TEST(Decode, CookieChoosesTheEncoding) {
  EXPECT_EQ(decodePython("# coding: latin-1\n\xE9\xA4").Text,
            "# coding: latin-1\n\u00e9\u00a4");
  EXPECT_EQ(decodePython("# coding: iso-8859-15\n\xE9\xA4").Text,
            "# coding: iso-8859-15\n\u00e9\u20ac");
  EXPECT_EQ(decodePython("# coding: cp1252\n\x80").Text,
            "# coding: cp1252\n\u20ac");
  EXPECT_EQ(decodePython("# coding: windows-1252\n\x80").Text,
            "# coding: windows-1252\n\u20ac");
  // An editor's suffix is no part of the name.
  EXPECT_EQ(decodePython("# coding: utf_8-unix\n\u00e9").Text,
            "# coding: utf_8-unix\n\u00e9");
}

TEST(Decode, Utf16WithMarkIsConvertedAndReported) {
  DecodedText D = decodePython(StringRef("\xFF\xFEx\0=\0\xAC\x20", 8));
  EXPECT_EQ(D.Text, "x=\u20ac");
  EXPECT_TRUE(D.IsMarkConflict);
  DecodedText Big = decodePython(StringRef("\xFE\xFF\0x\xD8", 5));
  EXPECT_EQ(Big.Text, "x\uFFFD");
  EXPECT_EQ(Big.Replaced, 1u);
}

TEST(Decode, InvalidBytesAreReplaced) {
  DecodedText D = decodePython("a\xFFz\n\xE2\x82 \xC0\xAF");
  EXPECT_EQ(D.Text, "a\uFFFDz\n\uFFFD \uFFFD");
  EXPECT_EQ(D.Replaced, 3u);
  EXPECT_EQ(D.FirstReplaced, 1u);
  // A character that is itself U+FFFD is not a replacement.
  EXPECT_EQ(decodePython("\uFFFD").Replaced, 0u);
  DecodedText Ascii = decodePython("# coding: ascii\n\xE9");
  EXPECT_EQ(Ascii.Text, "# coding: ascii\n\uFFFD");
  EXPECT_EQ(Ascii.Replaced, 1u);
  DecodedText Undefined = decodePython("# coding: cp1252\n\x81");
  EXPECT_EQ(Undefined.Text, "# coding: cp1252\n\uFFFD");
}

TEST(Decode, UnknownEncodingIsReadAsUtf8) {
  DecodedText D = decodePython("# coding: klingon\n\u00e9");
  EXPECT_TRUE(D.IsUnknownEncoding);
  EXPECT_EQ(D.Text, "# coding: klingon\n\u00e9");
  // Its cookie was read byte by byte, so the file cannot be UTF-16.
  EXPECT_TRUE(decodePython("# coding: utf-16\nx").IsUnknownEncoding);
}

TEST(Decode, LoneCarriageReturnsEndLines) {
  EXPECT_EQ(decodePython("a\rb\r\nc\r").Text, "a\nb\r\nc\n");
}

} // namespace
