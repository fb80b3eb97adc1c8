# custody_embed_files(OUT_BYTES OUT_INC ROOT type files...)
#
# Makes the files part of the program: one array each, and in OUT_INC the text
# of a table `static constexpr <type> Shipped[]` of {path below ROOT, bytes}, in
# the order of the paths. OUT_BYTES lists the generated files to compile with.
function(custody_embed_files OUT_BYTES OUT_INC ROOT TYPE)
  set(EMBED ${CMAKE_SOURCE_DIR}/tools/cmake/Embed.cmake)
  set(FILES ${ARGN})
  list(SORT FILES)
  set(ARRAYS "")
  set(TABLE "")
  set(ALL_BYTES "")
  foreach(FILE ${FILES})
    file(RELATIVE_PATH NAME ${ROOT} ${FILE})
    string(REPLACE "/" "." FLAT ${NAME})
    list(LENGTH ALL_BYTES INDEX)
    set(BYTES ${CMAKE_CURRENT_BINARY_DIR}/${FLAT}.inc)
    add_custom_command(OUTPUT ${BYTES}
      COMMAND ${CMAKE_COMMAND} -DINPUT=${FILE} -DOUTPUT=${BYTES} -P ${EMBED}
      DEPENDS ${FILE} ${EMBED}
      VERBATIM)
    list(APPEND ALL_BYTES ${BYTES})
    string(APPEND ARRAYS "static constexpr char Bytes${INDEX}[] = {\n#include \"${FLAT}.inc\"\n};\n")
    string(APPEND TABLE "    {\"${NAME}\", {Bytes${INDEX}, sizeof(Bytes${INDEX})}},\n")
  endforeach()
  set(${OUT_BYTES} ${ALL_BYTES} PARENT_SCOPE)
  set(${OUT_INC} "${ARRAYS}static constexpr ${TYPE} Shipped[] = {\n${TABLE}};\n" PARENT_SCOPE)
endfunction()
