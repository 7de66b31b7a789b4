import type { Compiler } from 'webpack'

const NAME = 'StubPages'
/** The page of a package that has no screens. */
export const STUB = 'empty'

interface Packed {
  readonly root: string
  readonly pages: readonly string[]
}

/**
 * Adds a page to every package of app.json that has none: WeChat identifies a package by its pages, so a preload rule
 * could not name it otherwise. Returns the new text, and the packages that got a page. Throws when app.json has no
 * subPackages.
 */
export function withStubs(app: string): { readonly text: string; readonly roots: readonly string[] } {
  const config = JSON.parse(app) as { readonly subPackages?: readonly Packed[] }
  if (config.subPackages === undefined) throw new Error('app.json has no subPackages to give pages to')
  const subPackages = config.subPackages.map((one) => (one.pages.length > 0 ? one : { ...one, pages: [STUB] }))
  const bare = config.subPackages.filter(({ pages }) => pages.length === 0)
  return { text: JSON.stringify({ ...config, subPackages }), roots: bare.map(({ root }) => root) }
}

/** No link leads to a stub. A user who opens one all the same is sent home. */
export function stubFiles(root: string, home: string): Readonly<Record<string, string>> {
  return {
    [`${root}/${STUB}.js`]: `Page({onLoad(){wx.switchTab({url:${JSON.stringify(`/${home}`)}})}})`,
    [`${root}/${STUB}.json`]: '{}',
    [`${root}/${STUB}.wxml`]: '<view></view>',
  }
}

/** Adds a page to packages without screens (docs/decisions/0009-mini-program-packages.md). */
export class StubPages {
  constructor(private readonly home: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after Taro has written app.json
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const app = compilation.getAsset('app.json')
        if (!app) throw new Error('there is no app.json to give pages to')
        const { text, roots } = withStubs(String(app.source.source()))
        compilation.updateAsset('app.json', new sources.RawSource(text))
        for (const root of roots) {
          for (const [file, content] of Object.entries(stubFiles(root, this.home))) {
            compilation.emitAsset(file, new sources.RawSource(content))
          }
        }
      })
    })
  }
}
