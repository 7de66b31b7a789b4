import type { Compiler } from 'webpack'

const NAME = 'LeanTemplates'
const FILE = 'base.wxml'

/** Attributes that no screen sets, and that mean their default; each is repeated in up to 24 levels of templates. */
export const UNUSED = [
  'hover-start-time',
  'hover-stay-time',
  'animation',
  'bindanimationstart',
  'bindanimationiteration',
  'bindanimationend',
  'bindtransitionend',
  'bindlongpress',
  'selectable',
  'user-select',
  'space',
  'decode',
  'overflow',
  'max-lines',
] as const

const PATTERN = new RegExp(` (?:${UNUSED.join('|')})="[^"]*"`, 'g')

/** Taro's templates without what no screen uses and without the space between tags. */
export function leanTemplates(wxml: string): string {
  return wxml
    .replace(PATTERN, '')
    .replace(/>\s+</g, '><')
    .replace(/[ \t]{2,}/g, ' ')
}

/** Slims the templates that every screen is drawn with (HACKS.md: config/mini/lean-templates.ts). */
export class LeanTemplates {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE }, () => {
        compilation.updateAsset(FILE, (asset) => new sources.RawSource(leanTemplates(String(asset.source()))))
      })
    })
  }
}
