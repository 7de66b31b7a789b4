import os from 'node:os'

/**
 * How Terser shrinks the web app and the mini-program. Taro's own options target engines of 2015, keep the names of all
 * functions and quote every property; these match `browserslist`.
 */
const TERSER = {
  ecma: 2018,
  compress: { ecma: 2018, passes: 2 },
  // escaped, Chinese, Japanese and Thai would take twice the bytes
  format: { ecma: 2018, comments: false, ascii_only: false },
} as const

/** It uses every core: webpack has nothing to do meanwhile, and Terser's own default leaves one of two idle. */
export const SHRUNK = { parallel: os.availableParallelism(), terserOptions: TERSER }
