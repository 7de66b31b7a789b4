import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Element from 'miniprogram-automator/out/Element'
import type { InputElement } from 'miniprogram-automator/out/Element'
import type Page from 'miniprogram-automator/out/Page'
import { ROUTES, routeOf } from '@/routes'
import { eventually, type Driver } from '../walk/driver'

/** A mini-program keeps ten pages; a walk that opens more starts a new stack. */
const DEEPEST = 9
const FIELDS = ['input', 'textarea']

/** Drives the mini-program through the automator client alone, so that any host behind its endpoint will do. */
export function weappDriver(miniProgram: MiniProgram): Driver {
  const driver: Driver = {
    async open(link) {
      await miniProgram.callWxMethod(await wayTo(miniProgram, link), { url: link })
    },
    async find(id) {
      await found(miniProgram, id)
    },
    async gone(id) {
      await eventually(
        () => onPage(miniProgram, (page) => locate(page, id)),
        (there) => there === null,
        `${id} goes`,
      )
    },
    async list(beginning) {
      const ids = await onPage(miniProgram, async (page) => {
        const elements = await everywhere(page, `[id^="${beginning}"]`)
        return Promise.all(elements.map((element) => element.attribute('id')))
      })
      return ids === GONE ? driver.list(beginning) : ids
    },
    async tap(id) {
      await patiently(miniProgram, id, (element) => element.tap())
    },
    async type(id, text) {
      await patiently(miniProgram, id, (element) => (element as InputElement).input(text))
      await eventually(
        () => driver.read(id),
        (value) => value === text,
        `${id} holds what was typed`,
      )
    },
    async read(id) {
      const read = async (element: Element) =>
        FIELDS.includes(element.tagName) ? String(await element.value()) : element.text()
      return patiently(miniProgram, id, read)
    },
    async back() {
      await miniProgram.callWxMethod('navigateBack', { delta: 1 })
    },
    async offline(lost) {
      if (lost) await miniProgram.mockWxMethod('request', failRequest)
      else await miniProgram.restoreWxMethod('request')
    },
  }
  return driver
}

/** Runs in the mini-program: what `wx.request` does without a network. */
function failRequest(options: { fail?: (error: object) => void; complete?: (error: object) => void }) {
  const error = { errMsg: 'request:fail ', errno: 600001 }
  setTimeout(() => {
    options.fail?.(error)
    options.complete?.(error)
  })
  return { abort: () => undefined, onProgressUpdate: () => undefined }
}

/** What stands for an answer of a page that left while it was read. */
const GONE = Symbol('gone')

/** Reads something of the page on top; a page that was left meanwhile is a reason to look again, not a failure. */
async function onPage<T>(miniProgram: MiniProgram, read: (page: Page) => Promise<T>): Promise<T | typeof GONE> {
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

async function wayTo(miniProgram: MiniProgram, link: string): Promise<'switchTab' | 'navigateTo' | 'reLaunch'> {
  const name = routeOf(link)
  if (name && 'tab' in ROUTES[name]) return 'switchTab'
  return (await miniProgram.pageStack()).length < DEEPEST ? 'navigateTo' : 'reLaunch'
}

/** `page.$` does not look into custom components, which Taro makes of every row of a long list. */
async function everywhere(page: Page, selector: string): Promise<Element[]> {
  const rows: Element[] = await page.$$('custom-wrapper')
  const inside = await Promise.all(rows.map((row): Promise<Element[]> => row.$$(selector)))
  return [...(await page.$$(selector)), ...inside.flat()]
}

async function locate(page: Page, id: string): Promise<Element | null> {
  const own = await page.$(`#${id}`)
  return own ?? (await everywhere(page, `#${id}`))[0] ?? null
}

async function found(miniProgram: MiniProgram, id: string): Promise<void> {
  await patiently(miniProgram, id, () => Promise.resolve())
}

/** Acts on an element as a person would: again, when it is not there yet, or something still moves or covers it. */
async function patiently<T>(miniProgram: MiniProgram, id: string, act: (element: Element) => Promise<T>): Promise<T> {
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
