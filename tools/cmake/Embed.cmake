# Writes the bytes of INPUT to OUTPUT as the inside of a C array.
file(READ ${INPUT} BYTES HEX)
string(REGEX REPLACE "(..)" "'\\\\x\\1'," BYTES "${BYTES}")
# Short lines: some tools are slow on one that holds a whole page.
string(REGEX REPLACE "(('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',))"
  "\\1\n" BYTES "${BYTES}")
file(WRITE ${OUTPUT} "${BYTES}\n")
