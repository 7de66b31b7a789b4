/** A dump of `pg_dump` as tests/upgrade keeps it. */
import { brotliCompressSync, constants } from 'node:zlib'

const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
}

/** Without what only psql understands, compressed. */
export function packDump(text) {
  return brotliCompressSync(text.replace(/^\\.*\n/gm, ''), { params: PARAMS })
}
