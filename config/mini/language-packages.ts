import type { Compiler } from 'webpack'
import { CATALOGUES, readCatalogue } from '../texts/catalogues'
import { type Split, textsOf } from '../texts/modules'

const NAME = 'LanguagePackages'

/** The language of a package of texts (`locales/th-pack` → `th`); undefined for packages of screens. */
export function languageOf(packageRoot: string): string | undefined {
  return /^locales\/(\w+)-pack$/.exec(packageRoot)?.[1]
}

/** A language's texts as a module with `exports.default`, outside of webpack's modules. */
export const textsModule = (language: string, { first, late }: Split): string =>
  `exports.default = ${textsOf(readCatalogue(language), [...first, ...late])}`

/** Writes texts.js into every package of texts (docs/decisions/0009-mini-program-packages.md). */
export class LanguagePackages {
  constructor(
    private readonly split: Split,
    private readonly roots: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.add(CATALOGUES)
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const root of this.roots) {
          const language = languageOf(root)
          if (language === undefined) continue
          compilation.emitAsset(`${root}/texts.js`, new sources.RawSource(textsModule(language, this.split)))
        }
      })
    })
  }
}
