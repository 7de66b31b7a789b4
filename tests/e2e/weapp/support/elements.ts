/** Finds elements on the page that is shown now, anywhere on it, and again while the page changes. */
import type Element from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import { eventually } from '../../walk/driver'

/** The result of one attempt; `trouble` is a reason to try again, not yet a failure. */
type Look<T> = { readonly done: T } | { readonly trouble: string }

/** Reads something of the page on top. Meanwhile the page may close, or draw the found elements again. */
export async function look<T>(miniProgram: MiniProgram, read: (page: Page) => Promise<T>): Promise<Look<T>> {
  const page = await miniProgram.currentPage()
  if (!page) throw new Error('no page is open')
  try {
    return { done: await read(page) }
  } catch (error) {
    return { trouble: (error as Error).message }
  }
}

/** Reads something of the page on top, and repeats it until the page does not change meanwhile. */
export async function readPage<T>(
  miniProgram: MiniProgram,
  read: (page: Page) => Promise<T>,
  what: string,
): Promise<T> {
  const last = await eventually(
    () => look(miniProgram, read),
    (found) => 'done' in found,
    what,
  )
  if (!('done' in last)) throw new Error(`${what}: ${last.trouble}`)
  return last.done
}

/** `page.$` does not search custom components, which Taro makes of every row of a long list. */
export async function everywhere(page: Page, selector: string): Promise<Element[]> {
  const rows: Element[] = await page.$$('custom-wrapper')
  const inside = await Promise.all(rows.map((row): Promise<Element[]> => row.$$(selector)))
  return [...(await page.$$(selector)), ...inside.flat()]
}

/** The element of this id on the page, if there is one. */
export async function locate(page: Page, id: string): Promise<Element | null> {
  const own = await page.$(`#${id}`)
  return own ?? (await everywhere(page, `#${id}`))[0] ?? null
}

/** Acts on an element, and tries again while it does not exist yet, or something moves or covers it. */
export function patiently<T>(miniProgram: MiniProgram, id: string, act: (element: Element) => Promise<T>): Promise<T> {
  const attempt = async (page: Page): Promise<T> => {
    const element = await locate(page, id)
    if (!element) throw new Error('it is not there')
    return act(element)
  }
  return readPage(miniProgram, attempt, id)
}
