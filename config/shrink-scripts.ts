import os from 'node:os'
import { LicenseWebpackPlugin } from 'license-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Chain } from './lean/lean'
import { PlainLetters } from './plain-letters'

/** Taro's own options target engines of 2015, keep the names of all functions and quote every property; these match `browserslist`. */
const OPTIONS = {
  ecma: 2018,
  compress: { ecma: 2018, passes: 4 },
  mangle: true,
  // escaped, Chinese, Japanese and Thai would take twice the bytes
  format: { ecma: 2018, comments: false, ascii_only: false },
} as const

/**
 * Shrinks the scripts of the web app and the mini-program by SWC's port of Terser, in an eighth less CPU for the whole
 * build and to no more bytes than Terser (docs/decisions/0076-shrinking-scripts.md). The licences of what is in them are
 * a file beside them.
 */
export function shrinkScripts(chain: Chain): void {
  chain.optimization.minimizer('terserPlugin').tap(([options]) => [
    {
      ...options,
      // every core: webpack has nothing to do meanwhile, and the plugin's own default leaves one of two idle
      parallel: os.availableParallelism(),
      extractComments: false,
      minify: TerserPlugin.swcMinify,
      terserOptions: OPTIONS,
    },
  ])
  // in what webpack adds, too: a `function` for each export of each module is a fortieth of the mini-program
  chain.output.set('environment', { arrowFunction: true, const: true })
  chain.plugin('plain-letters').use(PlainLetters)
  chain
    .plugin('licences')
    .use(LicenseWebpackPlugin, [{ perChunkOutput: false, outputFilename: 'third-party.LICENSE.txt', addBanner: false }])
}
