import { callNow, callWx } from '../../test/support/call-wx'
import { endAll, run, until, type Running } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'

let running: Running
const now = (name: string, ...args: unknown[]) => callNow(running.runtime, name, ...args)

beforeAll(async () => {
  running = await run(
    writeProgram({
      'pages/a/a.wxml': '<view id="one" class="box" data-n="1">a</view><view class="box">b</view><canvas id="c" />',
    }),
  )
})
afterAll(() => {
  endAll()
  removeWritten()
})

type Side = 'top' | 'right' | 'bottom' | 'left'

describe('what the phone is', () => {
  it('is the same from one call or from its parts', async () => {
    const whole = now('getSystemInfoSync')
    const parts = ['getWindowInfo', 'getAppBaseInfo', 'getDeviceInfo', 'getSystemSetting'].map((name) => now(name))
    expect(whole).toMatchObject(Object.assign({}, ...parts))
    expect(await callWx(running.runtime, 'getSystemInfo')).toEqual({
      success: { errMsg: 'getSystemInfo:ok', ...(whole as object) },
    })
  })

  it("has the host's size, with the menu button inside", () => {
    const { width, height, pixelRatio } = running.surroundings.size()
    expect(now('getWindowInfo')).toMatchObject({ windowWidth: width, screenHeight: height, pixelRatio })
    const button = now('getMenuButtonBoundingClientRect') as Record<Side | 'width' | 'height', number>
    expect(button.right).toBeLessThan(width)
    expect(button.left).toBe(button.right - button.width)
    expect(button.bottom).toBe(button.top + button.height)
  })

  it('has a clipboard, and a new code for each login', async () => {
    await now('setClipboardData', { data: 'copied' })
    expect(await now('getClipboardData')).toMatchObject({ data: 'copied' })
    expect(running.runtime.chrome.toast).toMatchObject({ icon: 'none' })
    const codes = await Promise.all([now('login'), now('login')])
    expect(new Set(codes.map((answer) => (answer as { code: string }).code)).size).toBe(2)
  })

  it('has no newer version of the app', async () => {
    const told: unknown[] = []
    const manager = now('getUpdateManager') as { onCheckForUpdate(listener: unknown): void; applyUpdate(): void }
    manager.onCheckForUpdate((value: unknown) => told.push(value))
    await until(() => told.length === 1)
    expect(told).toEqual([{ hasUpdate: false }])
    expect(() => manager.applyUpdate()).toThrow('update is not ready')
  })
})

describe('canIUse', () => {
  it.each([
    ['request', true],
    ['navigateTo', true],
    ['startRecord', false],
    ['showToats', false],
    ['getSystemInfoSync.return.safeArea', true],
    ['getSystemInfoSync.return.wings', false],
    ['showModal.object.editable', true],
    ['button', true],
    ['button.open-type', true],
    ['button.wings', false],
  ])('says of %s: %s', (schema, answer) => {
    expect(now('canIUse', schema)).toBe(answer)
  })
})

describe('conversions', () => {
  it('converts bytes to base64 and back', () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    const text = now('arrayBufferToBase64', bytes.buffer)
    expect(text).toBe(Buffer.from(bytes).toString('base64'))
    expect(new Uint8Array(now('base64ToArrayBuffer', text) as ArrayBuffer)).toEqual(bytes)
    expect(() => now('arrayBufferToBase64', 'x')).toThrow(
      'arrayBufferToBase64:fail parameter error: parameter should be ArrayBuffer instead of String;',
    )
  })

  it('runs nextTick after the current task', async () => {
    const told: string[] = []
    now('nextTick', () => told.push('tick'))
    told.push('now')
    await until(() => told.length === 2)
    expect(told).toEqual(['now', 'tick'])
  })
})

describe('a query', () => {
  interface Nodes {
    boundingClientRect(told?: (found: unknown) => void): Query
    fields(fields: object, told?: (found: unknown) => void): Query
    scrollOffset(told?: (found: unknown) => void): Query
    node(told?: (found: unknown) => void): Query
  }
  interface Query {
    select(selector: string): Nodes
    selectAll(selector: string): Nodes
    selectViewport(): Nodes
    in(component: unknown): Query
    exec(told?: (found: unknown[]) => void): Query
  }
  const ask = (build: (query: Query) => void) =>
    new Promise<unknown[]>((resolve) => {
      const query = now('createSelectorQuery') as Query
      build(query)
      query.exec(resolve)
    })

  it('returns one, all, none and the viewport, in the requested order', async () => {
    const single: unknown[] = []
    const found = await ask((query) => {
      query.select('#one').boundingClientRect((rect) => single.push(rect))
      query.selectAll('.box').fields({ id: true, dataset: true })
      query.select('.none').boundingClientRect()
      query.selectViewport().scrollOffset()
    })
    expect(found).toEqual([
      expect.objectContaining({ id: 'one', dataset: { n: '1' }, width: expect.any(Number) }),
      [
        { id: 'one', dataset: { n: '1' } },
        { id: '', dataset: {} },
      ],
      null,
      expect.objectContaining({ scrollTop: 0, scrollLeft: 0 }),
    ])
    expect(single).toEqual([found[0]])
  })

  it('returns a node for a canvas only', async () => {
    const [canvas, view] = await ask((query) => {
      query.select('#c').fields({ node: true, size: true })
      query.select('#one').node()
    })
    expect(canvas).toMatchObject({ node: expect.objectContaining({ getContext: expect.any(Function) }) })
    expect(view).toEqual({ node: null })
  })

  it('looks into a component on request', async () => {
    const found = await ask((query) => query.in(running.top().instance).select('#one').fields({ id: true }))
    expect(found).toEqual([{ id: 'one' }])
  })
})
