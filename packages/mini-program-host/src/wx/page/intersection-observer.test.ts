import { callNow } from '../../../test/support/call-wx'
import { needed } from '../../../test/support/needed'
import { endAll, run, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'

interface Observer {
  relativeTo(selector: string, margins?: object): Observer
  relativeToViewport(margins?: object): Observer
  observe(selector: string, listener: (status: unknown) => void): void
  disconnect(): void
}

/** Replaces the window's own, so that a test controls what is visible. */
class FakeBrowserObserver {
  static all: FakeBrowserObserver[] = []
  target?: Element
  disconnected = false

  constructor(
    readonly tell: (entries: object[]) => void,
    readonly settings: IntersectionObserverInit,
  ) {
    FakeBrowserObserver.all.push(this)
  }

  observe(target: Element): void {
    this.target = target
  }

  disconnect(): void {
    this.disconnected = true
  }
}

const firstObserver = () => needed(FakeBrowserObserver.all[0], "the browser's observer")

const RECT = { left: 0, top: 10, right: 20, bottom: 30, width: 20, height: 20 }
const entry = (intersectionRatio: number) => ({
  intersectionRatio,
  boundingClientRect: RECT,
  intersectionRect: RECT,
  rootBounds: RECT,
  time: 5,
})

let running: Running
const create = (option?: object) =>
  callNow(running.runtime, 'createIntersectionObserver', undefined, option) as Observer

beforeEach(async () => {
  running = await run(
    writeProgram({
      'pages/a/a.wxml': '<view id="frame"><view id="one" class="box" data-n="1"/><view class="box"/></view>',
    }),
  )
  FakeBrowserObserver.all = []
  Object.assign(running.top().view.window, { IntersectionObserver: FakeBrowserObserver })
})
afterEach(endAll)
afterAll(removeWritten)

describe('an intersection observer', () => {
  it('reports an element with its id, data and rectangles', () => {
    const told: unknown[] = []
    create({ thresholds: [0, 0.5] })
      .relativeToViewport({ bottom: 50 })
      .observe('.box', (status) => told.push(status))
    expect(FakeBrowserObserver.all).toHaveLength(1)
    const browser = firstObserver()
    expect(browser.target?.id).toBe('one')
    expect(browser.settings).toMatchObject({ rootMargin: '0px 0px 50px 0px', threshold: [0, 0.5] })
    browser.tell([entry(0.5)])
    expect(told).toEqual([
      {
        id: 'one',
        dataset: { n: '1' },
        intersectionRatio: 0.5,
        boundingClientRect: RECT,
        intersectionRect: RECT,
        relativeRect: RECT,
        time: 5,
      },
    ])
  })

  it('does not report the start if it is as expected, but every change after it', () => {
    const told: unknown[] = []
    create()
      .relativeToViewport()
      .observe('#one', (status) => told.push(status))
    const browser = firstObserver()
    browser.tell([entry(0)])
    expect(told).toEqual([])
    browser.tell([entry(1)])
    browser.tell([entry(0)])
    expect(told).toHaveLength(2)
  })

  it('watches all matches with observeAll, relative to another element', () => {
    create({ observeAll: true })
      .relativeTo('#frame')
      .observe('.box', () => undefined)
    expect(FakeBrowserObserver.all).toHaveLength(2)
    expect((firstObserver().settings.root as Element).id).toBe('frame')
  })

  it('ends on disconnect, and needs a reference', () => {
    const observer = create().relativeToViewport()
    observer.observe('#one', () => undefined)
    observer.disconnect()
    expect(firstObserver().disconnected).toBe(true)
    expect(() => create().observe('#one', () => undefined)).toThrow('call relativeTo or relativeToViewport first')
  })
})
