/** Finds controls that are too small and texts that are broken or cut off, measured in the page as drawn now. */
import type { Page } from '@playwright/test'

/** The width and height of a fingertip. */
const HIT = 44

/** Runs in the page: returns the controls and fields with a target below `least`, with their drawn sizes. */
function smallTargets(least: number): string[] {
  const PRESSED = 'a[href], button, input, textarea, select, [role="button"], [role="link"], [role="radio"], '
  const CHOSEN = '[role="checkbox"], [role="switch"], [role="tab"], [role="option"], [role="menuitem"], [role="slider"]'
  const shown = (node: Element) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert]')
  const onlyRead = (node: Element) => node.closest('.skip-link, [aria-hidden="true"]') !== null
  // a link within a text is as high as its line
  const amongWords = (node: Element) =>
    getComputedStyle(node).display === 'inline' && (node.parentElement?.textContent ?? '') !== node.textContent
  // the whole box of a field is its target
  const boxOf = (node: Element) => node.closest('.field__box, .search-field') ?? node
  const isHit = (node: Element) => {
    const box = boxOf(node)
    const { width, height } = box.getBoundingClientRect()
    if (width >= least - 0.5 && height >= least - 0.5) return true
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1]
    const around = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const
    return around.every(([atX, atY]) => box.contains(document.elementFromPoint(atX, atY)))
  }
  return [...document.querySelectorAll(PRESSED + CHOSEN)]
    .filter((node) => shown(node) && !onlyRead(node) && !amongWords(node) && !isHit(node))
    .map((node) => {
      const { width, height } = boxOf(node).getBoundingClientRect()
      const name = node.getAttribute('aria-label') ?? node.textContent ?? ''
      return `${node.id || node.className} "${name.slice(0, 30)}" ${Math.round(width)} × ${Math.round(height)}`
    })
}

export const smallTargetsOn = (page: Page): Promise<string[]> => page.evaluate(smallTargets, HIT)

/** Runs in the page: returns the words that start on one line and end on another. */
function brokenWords(): string[] {
  const lang = document.documentElement.lang
  const words = new Intl.Segmenter(lang, { granularity: 'word' })
  const range = document.createRange()
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('textarea, script, style')) continue
    // only for screen readers: a box of one pixel
    if ((parent.closest('.page-heading--hidden') ?? parent).getBoundingClientRect().width <= 1) continue
    for (const { segment, index, isWordLike } of words.segment(text.textContent ?? '')) {
      // Chinese and Japanese break between any two letters
      if (!isWordLike || segment.length < 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(segment))
        continue
      range.setStart(text, index)
      range.setEnd(text, index + segment.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1) found.push(`${segment} in "${(text.textContent ?? '').slice(0, 60)}" (${parent.className})`)
    }
  }
  return found
}

export const brokenWordsOn = (page: Page): Promise<string[]> => page.evaluate(brokenWords)

/** Runs in the page: returns the elements without horizontal scrolling whose content is wider than they are. */
function standingOut(): string[] {
  return [...document.querySelectorAll('.page, .page__scroll, .page__content, .sheet__scroll')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && node.scrollWidth > node.clientWidth + 1)
    .map((node) => `${node.className}: ${node.scrollWidth} in ${node.clientWidth}`)
}

export const standingOutOf = (page: Page): Promise<string[]> => page.evaluate(standingOut)
