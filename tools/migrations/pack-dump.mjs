/** Turns the output of `pg_dump` into the format of tests/upgrade. */
import { brotliCompressSync, constants } from 'node:zlib'

const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
}

/** Removes psql's own commands and compresses the rest. */
export function packDump(text) {
  return brotliCompressSync(text.replace(/^\\.*\n/gm, ''), { params: PARAMS })
}
