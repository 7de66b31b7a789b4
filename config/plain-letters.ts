import type { Compiler } from 'webpack'

const NAME = 'PlainLetters'
const ESCAPED = /(?<!\\)((?:\\\\)*)\\x([a-f][\da-f])/g

/** A script with the letters of Western Europe as they are, where the shrinker writes `\xe9`: two bytes less for each. */
export const plainLetters = (script: string): string =>
  script.replace(ESCAPED, (_, before: string, code: string) => before + String.fromCharCode(parseInt(code, 16)))

/** Writes them in all scripts, after they were shrunk. */
export class PlainLetters {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          compilation.updateAsset(name, (source) => new sources.RawSource(plainLetters(source.source().toString())))
        }
      })
    })
  }
}
