//===- Json.cpp - JSON as both renderers write it -------------------------===//

#include "Json.h"

#include <algorithm>

using namespace custody;

std::string custody::toText(const Json &J) {
  return J.dump(/*indent=*/2, ' ', /*ensure_ascii=*/false,
                Json::error_handler_t::replace);
}

TextRegion custody::regionOf(const Location &Where, ReportSources &Sources) {
  const ir::SourceRange &Range = Where.Range;
  if (Range.Line == 0)
    return {};
  const LineTable *Lines = Sources.lines(Where.Path);
  if (!Lines)
    return {Range.Line, 1, 2};
  TextRegion R;
  R.Line = Range.Line;
  R.Column = Lines->codePointColumn(Range.Line, Range.Column);
  R.EndColumn = Range.EndLine == Range.Line
                    ? Lines->codePointColumn(Range.Line, Range.EndColumn)
                    : Lines->codePointColumn(Range.Line, UINT32_MAX);
  R.EndColumn = std::max(R.EndColumn, R.Column + 1);
  return R;
}
