# The build rules every part of the project shares.

include_guard()
include(GNUInstallDirs)

# custody_install(target Name): part of what is installed, as custody::Name.
function(custody_install TARGET NAME)
  set_target_properties(${TARGET} PROPERTIES EXPORT_NAME ${NAME})
  install(TARGETS ${TARGET} EXPORT custodyTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
endfunction()

# Flags of our own code. Grammars and other C sources do not get them. Who builds
# against the installed headers needs those that LLVM's own build asks for.
add_library(custodyOptions INTERFACE)
target_compile_features(custodyOptions INTERFACE cxx_std_20)
target_compile_options(custodyOptions INTERFACE
  $<BUILD_INTERFACE:$<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Werror -Wno-unused-parameter>>
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions -fno-rtti>)
target_include_directories(custodyOptions INTERFACE
  $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
custody_install(custodyOptions Options)

if(CUSTODY_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(CUSTODY_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# custody_add_stage(Name SOURCES a.cpp ... [LINK custodyOther ...])
#
# One library per stage, custody<Name>. LINK names the stages before it.
function(custody_add_stage NAME)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(custody${NAME} STATIC ${ARG_SOURCES})
  target_include_directories(custody${NAME} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS})
  target_link_libraries(custody${NAME} PUBLIC custodyOptions ${ARG_LINK} LLVM)
  custody_install(custody${NAME} ${NAME})
endfunction()

# custody_add_check(rule-id ClassName)
#
# Adds checks/rule-id/ClassName.cpp to the checks, with its page as the bytes in
# "rule-id.md.inc".
function(custody_add_check RULE NAME)
  set(PAGE ${CMAKE_CURRENT_SOURCE_DIR}/${RULE}/${RULE}.md)
  set(BYTES ${CMAKE_CURRENT_BINARY_DIR}/${RULE}/${RULE}.md.inc)
  add_custom_command(OUTPUT ${BYTES}
    COMMAND ${CMAKE_COMMAND} -DINPUT=${PAGE} -DOUTPUT=${BYTES}
      -P ${CMAKE_SOURCE_DIR}/tools/cmake/Embed.cmake
    DEPENDS ${PAGE} ${CMAKE_SOURCE_DIR}/tools/cmake/Embed.cmake
    VERBATIM)
  target_sources(custodyChecks PRIVATE ${RULE}/${NAME}.cpp ${BYTES})
  target_include_directories(custodyChecks PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${RULE})
  install(FILES ${PAGE} DESTINATION ${CMAKE_INSTALL_DATADIR}/custody/checks)
endfunction()
