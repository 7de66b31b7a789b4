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
        async () => (await locate(await pageOf(miniProgram), id)) !== null,
        (there) => !there,
        `${id} goes`,
      )
    },
    async list(beginning) {
      const elements = await everywhere(await pageOf(miniProgram), `[id^="${beginning}"]`)
      return Promise.all(elements.map((element) => element.attribute('id')))
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
      const element = await found(miniProgram, id)
      return FIELDS.includes(element.tagName) ? String(await element.value()) : element.text()
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

async function pageOf(miniProgram: MiniProgram): Promise<Page> {
  const page = await miniProgram.currentPage()
  if (!page) throw new Error('no page is open')
  return page
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

async function found(miniProgram: MiniProgram, id: string): Promise<Element> {
  const element = await eventually(
    async () => locate(await pageOf(miniProgram), id),
    (there) => there !== null,
    id,
  )
  if (!element) throw new Error(`${id} is not there`)
  return element
}

/** Acts on an element as a person would: again, when something still moves or covers it. */
async function patiently(miniProgram: MiniProgram, id: string, act: (element: Element) => Promise<void>) {
  await eventually(
    async () => {
      const element = await locate(await pageOf(miniProgram), id)
      if (!element) return `${id} is not there`
      try {
        await act(element)
        return null
      } catch (error) {
        return (error as Error).message
      }
    },
    (trouble) => trouble === null,
    `acting on ${id}`,
  )
}
