import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../../backends/chromium-path'
import type { SeenEvent, TriedPage } from './page-program'
import { pageProgram, templateSource } from './program'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-touch-adjustment']
const DOCUMENT = `<!doctype html><html><head>
  <meta name="viewport" content="width=device-width,initial-scale=1,maximum-scale=1"></head><body></body></html>`

export interface Point {
  readonly x: number
  readonly y: number
}

type TriedWindow = Window & { tried: TriedPage; tryTemplate(source: string, data: unknown): void }

/** A template drawn in Chromium, with touches on a screen of 375 × 667. */
export class ChromiumPage {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async open(browser: Browser, wxml: string, data: Record<string, unknown>, css: string): Promise<ChromiumPage> {
    const viewport = { width: 375, height: 667 }
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.setContent(DOCUMENT)
    await page.evaluate(await pageProgram())
    await page.evaluate(
      ([source, values, style]) => {
        ;(window as unknown as TriedWindow).tryTemplate(source as string, values)
        document.head.appendChild(document.createElement('style')).textContent = style as string
      },
      [templateSource(wxml), data, css] as const,
    )
    return new ChromiumPage(page, await context.newCDPSession(page))
  }

  events(): Promise<SeenEvent[]> {
    return this.page.evaluate(() => (window as unknown as TriedWindow).tried.events)
  }

  setData(data: Record<string, unknown>): Promise<void> {
    return this.page.evaluate((values) => (window as unknown as TriedWindow).tried.setData(values), data)
  }

  property(id: string, name: string): Promise<unknown> {
    return this.page.evaluate(([i, n]) => (window as unknown as TriedWindow).tried.data(i)[n], [id, name] as const)
  }

  call(id: string, name: string, ...args: unknown[]): Promise<unknown> {
    return this.page.evaluate(([i, n, values]) => (window as unknown as TriedWindow).tried.call(i, n, ...values), [
      id,
      name,
      args,
    ] as const)
  }

  box(selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.page.evaluate((css) => {
      const { x, y, width, height } = document.querySelector(css)!.getBoundingClientRect()
      return { x, y, width, height }
    }, selector)
  }

  async middle(selector: string): Promise<Point> {
    const { x, y, width, height } = await this.box(selector)
    return { x: x + width / 2, y: y + height / 2 }
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  }

  async tap(selector: string): Promise<void> {
    await this.touch('touchStart', [await this.middle(selector)])
    await this.touch('touchEnd', [])
  }

  /** A straight swipe between two points, in ten moves. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.touch('touchStart', [from])
    for (let step = 1; step <= 10; step += 1) {
      const part = step / 10
      await this.touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    }
    await this.touch('touchEnd', [])
  }

  /** Waits for an event of the type, and returns the last one's detail. */
  async seen(type: string): Promise<unknown> {
    await this.page.waitForFunction(
      (name) => (window as unknown as TriedWindow).tried.events.some((event) => event.type === name),
      type,
    )
    return (await this.events()).filter((event) => event.type === type).at(-1)?.detail
  }
}

/** One Chromium for the tests of a file; returns the function that draws a template in it. */
export function useChromium() {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(undefined), args: ARGS })
  })
  afterAll(() => browser.close())
  return (wxml: string, data: Record<string, unknown> = {}, css = '') => ChromiumPage.open(browser, wxml, data, css)
}
