/** Letters of twice their size, as a browser shows them that enlarges texts alone: all else keeps its size. */
import type { Page } from '@playwright/test'

interface Enlarged {
  enlarged?: WeakSet<CSSStyleRule>
}

/** Runs in the page: doubles the sizes and heights of lines in all rules that it has not doubled yet. */
function enlarge(): void {
  const done = ((window as Enlarged).enlarged ??= new WeakSet())
  const double = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) double(rule.cssRules)
      if (!(rule instanceof CSSStyleRule) || done.has(rule)) continue
      done.add(rule)
      for (const name of ['font-size', 'line-height']) {
        const [, px] = /^([\d.]+)px$/.exec(rule.style.getPropertyValue(name)) ?? []
        if (px) rule.style.setProperty(name, `${2 * Number(px)}px`, rule.style.getPropertyPriority(name))
      }
    }
  }
  for (const sheet of document.styleSheets) double(sheet.cssRules)
}

/** Enlarges what is drawn now; style sheets that come later need it again. */
export const enlargeLetters = (page: Page): Promise<void> => page.evaluate(enlarge)
