import type { Compiler } from 'webpack'

const NAME = 'LabelTemplates'
const FILE = 'base.wxml'

// distinguishes these templates from those of the same tag that draw no attributes
const DRAWS_ATTRIBUTES = /<(view|image|button) (?=[^>]*\b(?:hover-class|mode|open-type)=)/g
const LABELS = 'aria-role="{{i.ariaRole}}" aria-label="{{i.ariaLabel}}"'

/** Makes templates pass roles and labels to screen readers: Taro's runtime sends both, but its templates drop them. */
export function labelTemplates(wxml: string): string {
  return wxml.replace(DRAWS_ATTRIBUTES, `<$1 ${LABELS} `)
}

/**
 * Gives accessible names to buttons, views and images in the mini-program (HACKS.md: config/mini/label-templates.ts).
 */
export class LabelTemplates {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE }, () => {
        compilation.updateAsset(FILE, (asset) => new sources.RawSource(labelTemplates(String(asset.source()))))
      })
    })
  }
}
