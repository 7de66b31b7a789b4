import type { AtRule, Declaration, Root, Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { rpx } from './rpx'

// Built-in and custom components are drawn as elements of this name, so that none has HTML's own meaning
const PREFIX = 'wx-'

/** Gives lengths in rpx and the tags of selectors the form that the page's document has; changes the root. */
export function rewriteRules(root: Root): void {
  root.walkRules((rule) => {
    if (!inKeyframes(rule)) rule.selector = prefixTags(rule.selector)
  })
  root.walkDecls((declaration: Declaration) => {
    declaration.value = rpx(declaration.value)
  })
  root.walkAtRules(/^(media|supports)$/i, (rule: AtRule) => {
    rule.params = rpx(rule.params)
  })
}

/** A selector whose tags are those of the drawn elements: `view.row` is `wx-view.row`. */
export function prefixTags(selector: string): string {
  return selectorParser((tree) => {
    tree.walkTags((tag) => {
      if (!tag.value.startsWith(PREFIX)) tag.value = PREFIX + tag.value
    })
  }).processSync(selector)
}

function inKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name)
}
