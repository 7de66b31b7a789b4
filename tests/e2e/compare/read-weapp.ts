import type Element from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import { at } from '@contract/rules/lists'
import { MINI_ONLY } from './allowed-differences'
import { STATUS_BAR } from './phone'
import { BAR, FEET, KIND_NAMES, KINDS, squeezed, type Box, type Piece, type Reading } from './reading'

/** Taro makes a component of each row of a long list; selectors do not match inside components by default. */
const ROW = 'custom-wrapper'

/** What `wx.createSelectorQuery` returns for an element. */
interface Rect extends Box {
  readonly id: string
}

/** The part of `wx` that is used inside the mini-program. */
declare const wx: {
  createSelectorQuery(): {
    selectAll(selector: string): { boundingClientRect(): void }
    exec(done: (found: unknown) => void): void
  }
}

/**
 * Reads the page with this id in the mini-program. Texts have no names yet: see `named`.
 * @throws Error while the page is not yet shown, or a swiper is not at its first slide; a later reading can succeed
 */
export async function readWeapp(miniProgram: MiniProgram, pageId: string): Promise<Reading> {
  const page = await pageOf(miniProgram)
  const root = await page.$(`#${pageId}`)
  if (!root) throw new Error(`${pageId} is not shown`)
  const within = (outer: readonly string[], selectors: readonly string[]) =>
    outer.flatMap((each) => selectors.map((selector) => `${each} >>> ${selector}`)).join(', ')
  const rects = (await miniProgram.evaluate(measure, [
    within([`#${pageId}`], BAR),
    ...KIND_NAMES.map((kind) => within([`#${pageId}`], KINDS[kind])),
    ...KIND_NAMES.map((kind) => within(FEET, KINDS[kind])),
  ])) as Rect[][]
  await expectFirstSlides(page)
  const [[bar] = [], ...all] = rects
  const pieces = KIND_NAMES.flatMap((kind, place) => {
    const firstFoot = at(all, place).length - at(all, KIND_NAMES.length + place).length
    return at(all, place).map(({ id, ...rect }, index): Piece => {
      const name = kind === 'text' ? '' : ownId(id)
      return { kind, name, box: belowBar(rect), foot: index >= firstFoot }
    })
  })
  return { words: squeezed(await root.text()), pieces, bar: bar?.height ?? 0 }
}

/** Runs in the mini-program: the boxes of all elements of each selector in one go. */
function measure(selectors: string[]): Promise<unknown> {
  const query = wx.createSelectorQuery()
  for (const selector of selectors) query.selectAll(selector).boundingClientRect()
  return new Promise((resolve) => query.exec(resolve))
}

async function expectFirstSlides(page: Page): Promise<void> {
  const swipers: Element[] = await page.$$('swiper')
  const slides = await Promise.all(swipers.map((swiper) => swiper.property('current')))
  if (slides.some((slide) => slide !== 0)) throw new Error(`swipers show the slides ${slides.join()}, not the first`)
}

/** Adds the words of each text to the reading; each text needs its own request. */
export async function named(miniProgram: MiniProgram, reading: Reading): Promise<Reading> {
  const [selector] = KINDS.text
  const page = await pageOf(miniProgram)
  const elements = await everywhere(page, selector)
  const names = await Promise.all(elements.map((element) => element.text()))
  const texts = reading.pieces.filter(({ kind }) => kind === 'text')
  if (texts.length !== names.length) throw new Error(`${texts.length} texts became ${names.length} in the meantime`)
  const rest = reading.pieces.filter(({ kind }) => kind !== 'text')
  const pieces = [...texts.map((piece, place): Piece => ({ ...piece, name: at(names, place) })), ...rest]
  const own = await everywhere(page, MINI_ONLY.selector)
  return without(await Promise.all(own.map((element) => element.text())), { ...reading, pieces })
}

function without(texts: readonly string[], { words, pieces, ...rest }: Reading): Reading {
  return {
    ...rest,
    words: texts.reduce((all, text) => all.replace(squeezed(text), ''), words),
    pieces: pieces.filter(({ kind, name }) => kind !== 'text' || !texts.includes(name)),
  }
}

/** The elements that match a selector on a page and in its rows, in the order of the page. */
export async function everywhere(scope: Page | Element, selector: string): Promise<Element[]> {
  const found: Element[] = await scope.$$(`${selector}, ${ROW}`)
  const all = found.map(async (element) => (element.tagName === ROW ? everywhere(element, selector) : [element]))
  return (await Promise.all(all)).flat()
}

/** The position of the host's menu. */
export async function menuOf(miniProgram: MiniProgram): Promise<Box> {
  return belowBar((await miniProgram.callWxMethod('getMenuButtonBoundingClientRect')) as Box)
}

/** The page on top. */
export async function pageOf(miniProgram: MiniProgram): Promise<Page> {
  const page = await miniProgram.currentPage()
  if (!page) throw new Error('no page is open')
  return page
}

const belowBar = ({ left, top, width, height }: Box): Box => ({ left, top: top - STATUS_BAR, width, height })

/** Taro adds an id to elements that have none. */
const ownId = (id: string): string => (id.startsWith('_') ? '' : id)
