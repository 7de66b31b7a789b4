/** Finds elements as a person does: on the page that is shown now, wherever they lie, and again while it changes. */
import type Element from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import { eventually } from '../walk/driver'

/** What stands for an answer of a page that left while it was read. */
export const GONE = Symbol('gone')

/** Reads something of the page on top; a page that was left meanwhile is a reason to look again, not a failure. */
export async function onPage<T>(miniProgram: MiniProgram, read: (page: Page) => Promise<T>): Promise<T | typeof GONE> {
  const page = await miniProgram.currentPage()
  if (!page) throw new Error('no page is open')
  try {
    return await read(page)
  } catch (error) {
    const top = await miniProgram.currentPage()
    if (top === page) throw error
    return GONE
  }
}

/** `page.$` does not look into custom components, which Taro makes of every row of a long list. */
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

/** Acts on an element as a person would: again, when it is not there yet, or something still moves or covers it. */
export async function patiently<T>(
  miniProgram: MiniProgram,
  id: string,
  act: (element: Element) => Promise<T>,
): Promise<T> {
  const attempt = async (page: Page): Promise<{ done: T } | { trouble: string }> => {
    const element = await locate(page, id)
    if (!element) return { trouble: 'it is not there' }
    try {
      return { done: await act(element) }
    } catch (error) {
      return { trouble: (error as Error).message }
    }
  }
  const last = await eventually(
    () => onPage(miniProgram, attempt),
    (outcome) => outcome !== GONE && 'done' in outcome,
    id,
  )
  if (last === GONE || !('done' in last)) throw new Error(`${id} left`)
  return last.done
}
