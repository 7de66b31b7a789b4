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

/** Runs in the page: the pairs of texts of which one lies on the other, as far as both are seen. */
function overlaps(): string[] {
  const MOST = 4
  interface Seen {
    readonly node: Node
    readonly text: string
    readonly box: DOMRect
  }
  const clipped = (box: DOMRect, from: Element): DOMRect => {
    let { left, right, top, bottom } = box
    for (let around: Element | null = from; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const frame = around.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }
  // a bar or a sheet has a ground, another text over this one has none
  const covered = (text: Element, top: Element | null): boolean => {
    if (top === null) return true
    for (
      let over: Element | null = top;
      over && !over.contains(text) && !text.contains(over);
      over = over.parentElement
    ) {
      if (getComputedStyle(over).backgroundColor !== 'rgba(0, 0, 0, 0)') return true
    }
    return false
  }
  const seen: Seen[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    range.selectNodeContents(node)
    for (const one of range.getClientRects()) {
      const box = clipped(one, parent)
      if (box.width <= MOST || box.height <= MOST) continue
      if (!covered(parent, document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
        seen.push({ node, text: node.textContent.trim(), box })
    }
  }
  const shared = (a: DOMRect, b: DOMRect) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  })
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other) => {
      const { width, height } = shared(one.box, other.box)
      return one.node !== other.node && width > MOST && height > MOST
        ? [`“${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}” lie on each other`]
        : []
    }),
  )
}

export const overlapsOn = (page: Page): Promise<string[]> => page.evaluate(overlaps)
