import type { Page } from '@playwright/test'
import { at } from '@contract/rules/lists'
import { WEB_ONLY } from './allowed-differences'
import { BAR, FEET, INLINE, KIND_NAMES, KINDS, squeezed, type Kind, type Piece, type Reading } from './reading'

/** Reads the page with this id in the browser. */
export async function readH5(page: Page, pageId: string): Promise<Reading> {
  const root = page.locator(`[id="${pageId}"]`).filter({ visible: true })
  const asked = {
    kinds: KIND_NAMES.map((kind) => KINDS[kind].join()),
    feet: FEET.join(),
    bar: BAR.join(),
    inline: INLINE,
    webOnly: WEB_ONLY.map(({ selector }) => selector).join(),
  }
  const read = await root.evaluate((element, { kinds, feet, bar, inline, webOnly }) => {
    const found = (selector: string) =>
      [...element.querySelectorAll<HTMLElement>(selector)].map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect()
        return {
          id: each.id,
          text: each.innerText,
          box: { left, top, width, height },
          foot: Boolean(each.closest(feet)),
          inline: each.matches(inline),
        }
      })
    const parts = [...element.children].filter((child) => !child.matches(webOnly)) as HTMLElement[]
    return {
      words: parts.map((part) => part.innerText).join('\n'),
      found: kinds.map(found),
      bar: element.querySelector(bar)?.getBoundingClientRect().height ?? 0,
    }
  }, asked)
  const piecesOf = (kind: Kind, place: number): Piece[] =>
    at(read.found, place).map(({ id, text, ...rest }) => ({ kind, name: kind === 'text' ? text : id, ...rest }))
  return { words: squeezed(read.words), pieces: KIND_NAMES.flatMap(piecesOf), bar: read.bar }
}
