/**
 * Visual faults of the mini-program's screens, found with a screenshot and the positions of its parts: a line for each
 * unreadable text, each missing picture, and each screen without a bar or with two.
 */
import { test } from '@playwright/test'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { BAR } from '../../compare/reading'
import { contrastIn, drawnIn, pixelsOf, type Box, type Pixels } from './pixels'

/** The bar at the top of each kind of screen: most screens, home, and those with a field or a back button in it. */
const BARS = [...BAR, '.search-bar', '.category__search', '.auth-bar']
/** A product's bar is above its pictures, in two halves: the back button, and this one. It covers no pictures. */
const OVER_PICTURES = '.product-bar--end'
/** A screen with a web view, which is as large as its page and covers all else of it, once it is there. */
const UNDER_A_WEB_VIEW = '.talk'
/** What the page scrolls under. */
const COVERS = ['.sticky-bar', '.tab-bar', ...BARS]
/** The minimum contrast of a drawn text. Smoothed edges reduce the measured contrast below that of its colour. */
const READABLE = 2.6
/** The minimum share of a picture's box that is not its background colour. */
const DRAWN = 0.1
/** px; smaller pictures are marks beside a text */
const PICTURE = 40
/** px; headings that exist only for the outline are points */
const POINT = 4

type Rects = readonly Rect[]
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

/** Runs in the mini-program: the boxes of all elements of each selector in one go. */
function measure(selectors: string[]): Promise<unknown> {
  const query = wx.createSelectorQuery()
  for (const selector of selectors) query.selectAll(selector).boundingClientRect()
  return new Promise((resolve) => query.exec(resolve))
}

interface WindowInfo {
  readonly windowWidth: number
  readonly windowHeight: number
  /** height in px of the host's own bar above the page */
  readonly screenTop: number
}

/** All faults of the page with this id as drawn now; empty if there are none. */
export async function lookFaults(miniProgram: MiniProgram, pageId: string): Promise<readonly string[]> {
  const window = (await miniProgram.callWxMethod('getWindowInfo')) as WindowInfo
  const within = (selectors: readonly string[]) => selectors.map((each) => `#${pageId} >>> ${each}`).join(', ')
  const [texts, pictures, bars, covers, onCovers, webViews] = (await miniProgram.evaluate(measure, [
    within(['.txt']),
    within(['.picture']),
    within([...BARS, OVER_PICTURES]),
    within(COVERS),
    within(COVERS.flatMap((cover) => [`${cover} .txt`, `${cover} .picture`])),
    within([UNDER_A_WEB_VIEW]),
  ])) as readonly [Rects, Rects, Rects, Rects, Rects, Rects]
  if (webViews.length > 0) return barFaults(bars, window)
  const png = Buffer.from(String(await miniProgram.screenshot()), 'base64')
  const pixels = await pixelsOf(png, window.windowWidth)
  const contents = new Set(onCovers.map(keyOf))
  const isCovered = (box: Rect) => !contents.has(keyOf(box)) && covers.some((cover) => meets(box, cover))
  const seen = (box: Rect) => isSeen(box, window) && !isCovered(box)
  return [
    ...barFaults(bars, window),
    ...texts.filter(seen).flatMap((box) => faint(pixels, box, window)),
    ...pictures.filter((box) => seen(box) && isPicture(box)).flatMap((box) => missing(pixels, box, window)),
  ]
}

const isPicture = ({ width, height }: Rect): boolean => width >= PICTURE && height >= PICTURE

const isSeen = ({ left, top, width, height }: Rect, { windowWidth, windowHeight }: WindowInfo): boolean =>
  width > POINT &&
  height > POINT &&
  left >= 0 &&
  top >= 0 &&
  left + width <= windowWidth &&
  top + height <= windowHeight

const meets = (box: Rect, cover: Rect): boolean =>
  box.top < cover.top + cover.height && cover.top < box.top + box.height

/** The same for the same element. */
const keyOf = ({ id, left, top, width, height }: Rect): string => [id, left, top, width, height].join()

function barFaults(bars: readonly Rect[], { screenTop }: WindowInfo): string[] {
  const count = bars.filter(({ height }) => height > POINT).length + (screenTop > 0 ? 1 : 0)
  return count === 1 ? [] : [`${count} bars at the top`]
}

/** Below a bar of the host's own. */
const shifted = ({ top, ...box }: Rect, { screenTop }: WindowInfo): Box => ({ ...box, top: top + screenTop })

function faint(pixels: Pixels, box: Rect, window: WindowInfo): string[] {
  const ratio = contrastIn(pixels, shifted(box, window))
  return ratio < READABLE ? [`the text at ${placeOf(box)} has a contrast of ${ratio.toFixed(1)}`] : []
}

function missing(pixels: Pixels, box: Rect, window: WindowInfo): string[] {
  const drawn = drawnIn(pixels, shifted(box, window))
  return drawn < DRAWN ? [`the picture at ${placeOf(box)} is not there: ${(100 * drawn).toFixed(0)} % is drawn`] : []
}

const placeOf = ({ left, top, width, height }: Rect): string => [left, top, width, height].map(Math.round).join(',')

/** The faults once they no longer change, because pictures load after the page and animations end. */
export async function looksAtRest(miniProgram: MiniProgram, pageId: string, ms: number): Promise<readonly string[]> {
  const end = Date.now() + ms
  for (;;) {
    const found = await lookFaults(miniProgram, pageId)
    if (found.length === 0) return found
    if (Date.now() > end) {
      const body = Buffer.from(String(await miniProgram.screenshot()), 'base64')
      await test.info().attach(pageId, { body, contentType: 'image/png' })
      return found
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
