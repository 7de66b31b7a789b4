import path from 'node:path'
import { esbuild } from '@tarojs/helper'
import type { Compiler } from 'webpack'

const NAME = 'LanguagePackages'

/** The language whose texts a package carries (`locales/th-pack` → `th`); undefined for packages of screens. */
export function languageOf(packageRoot: string): string | undefined {
  return /^locales\/(\w+)-pack$/.exec(packageRoot)?.[1]
}

/** A language's texts as a module of its own, `exports.dictionary`, apart from webpack's modules. */
export function textsModule(folder: string, language: string): string {
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path.join(folder, `${language}.ts`)],
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2018',
    charset: 'utf8',
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

/** Writes texts.js into every package of texts (docs/decisions/0009-mini-program-packages.md). */
export class LanguagePackages {
  constructor(
    private readonly folder: string,
    private readonly roots: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.add(this.folder)
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const root of this.roots) {
          const language = languageOf(root)
          if (language === undefined) continue
          compilation.emitAsset(`${root}/texts.js`, new sources.RawSource(textsModule(this.folder, language)))
        }
      })
    })
  }
}
