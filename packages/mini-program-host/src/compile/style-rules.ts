import type { AtRule, Declaration, Root, Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { rpx } from './rpx'

// Built-in and custom components are drawn as elements with this prefix, so that none has HTML's own meaning
const PREFIX = 'wx-'
const TAKES_SELECTORS = /^:(not|is|where|has|any|matches|-webkit-any|:slotted)$/i

/** Converts lengths in rpx and the tags in selectors to those of the page's document; changes the root. */
export function rewriteRules(root: Root): void {
  root.walkRules((rule) => {
    if (!inKeyframes(rule)) rule.selector = prefixTags(rule)
  })
  root.walkDecls((declaration: Declaration) => {
    declaration.value = rpx(declaration.value)
  })
  root.walkAtRules(/^(media|supports)$/i, (rule: AtRule) => {
    rule.params = rpx(rule.params)
  })
}

// A selector with the tags of the drawn elements: `view.row` becomes `wx-view.row`
function prefixTags(rule: Rule): string {
  return selectorParser((tree) => {
    tree.walkTags((tag) => {
      if (!tag.value.startsWith(PREFIX) && !isArgument(tag)) tag.value = PREFIX + tag.value
    })
  }).processSync(rule)
}

// The parser reads the arguments of `:nth-child(2n + 1)` and `:lang(en)` as tags
function isArgument({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent) return false
  return (parent.type === 'pseudo' && !TAKES_SELECTORS.test(String(parent.value))) || isArgument(parent)
}

function inKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name)
}
