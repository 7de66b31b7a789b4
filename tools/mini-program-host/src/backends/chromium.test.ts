import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, currentPage, find, type Connected } from '../../test/support/connected'
import { eventually } from '../../test/support/eventually'

/** Middle of the bars of a phone of 375 × 667, in px of the screen */
const NAVIGATION_BAR = 64
const SECOND_TAB = { x: 280, y: 640 }
const BACK = { x: 20, y: 42 }

let connected: Connected
let server: Server
let origin: string
let asked: string[]

beforeAll(async () => {
  connected = await connect({ backend: 'chromium' })
  asked = []
  server = createServer((request, response) => {
    asked.push(String(request.url))
    response.setHeader('content-type', 'text/html')
    response.end('<script>parent.postMessage("here", "*")</script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await connected.end()
  server.closeAllConnections()
  server.close()
})

/** A tap at a place of the screen, whatever lies there. Touches are told in px of the page, below its bar. */
async function tapAt({ x, y }: { x: number; y: number }): Promise<void> {
  const page = await currentPage(connected.miniProgram)
  const element = await find(page, 'view')
  const touch = { identifier: 0, clientX: x, clientY: y - NAVIGATION_BAR }
  await element.touchstart({ touches: [touch] })
  await element.touchend()
}

const pathNow = async () => (await currentPage(connected.miniProgram)).path

test('a page has the room between the bars', async () => {
  const page = await connected.open('/pages/home/home')
  expect(await page['windowProperty' as never as 'size']).toBeDefined()
  const { properties } = (await connected.host.call('Page.getWindowProperties', {
    pageId: page['id' as never],
    names: ['innerWidth', 'innerHeight', 'document.compatMode'],
  })) as { properties: unknown[] }
  expect(properties).toEqual([375, 667 - 64 - 50, 'CSS1Compat'])
})

test('a finger on the drawn tab bar opens the tab, and tells the page', async () => {
  await connected.open('/pages/home/home')
  await tapAt(SECOND_TAB)
  await eventually(async () => expect(await pathNow()).toBe('pages/forms/forms'))
})

test('a finger on the drawn back button goes back', async () => {
  await connected.open('/pages/home/home')
  await connected.miniProgram.callWxMethod('navigateTo', { url: '/pages/media/media' })
  await tapAt(BACK)
  await eventually(async () => expect(await pathNow()).toBe('pages/home/home'))
})

test('fingers answer the dialogs that are drawn, and no page below them is touched', async () => {
  const page = await connected.open('/pages/home/home')
  const asking = `(option) => new Promise((resolve) => wx.showModal({ ...option, success: resolve }))`
  const answer = connected.miniProgram.evaluate(asking, { title: 'sure?', showCancel: false })
  await eventually(async () => {
    await expect((await find(page, '#add')).tap()).rejects.toThrow('element is covered by div#host-modal')
  })
  // the only button stands below the middle of the screen, as the title above it
  await tapAt({ x: 187, y: 360 })
  expect(await answer).toMatchObject({ confirm: true })
  expect(await page.data('count')).toBe(0)
})

test('pictures of the package are loaded, and one that is not there fails', async () => {
  const page = await connected.open('/pages/media/media')
  const [local, broken] = [await find(page, '#local'), await find(page, '#broken')]
  await local.tap()
  await eventually(async () => expect(await page.data('noted')).toMatch(/^(load local|error broken)$/))
  expect((await broken.size()).width).toBeGreaterThan(0)
})

test('a page of others in a web-view does not reach the host', async () => {
  const page = await connected.open(`/pages/web/web?src=${encodeURIComponent(`${origin}/page.html`)}`)
  await eventually(() => expect(asked).toContain('/page.html'))
  expect(page.path).toBe('pages/web/web')
})

test('without a network neither requests nor pictures get through', async () => {
  const { host, miniProgram } = connected
  await host.offline(true)
  await expect(miniProgram.callWxMethod('request', { url: `${origin}/lost` })).rejects.toThrow(/^request:fail/)
  await connected.open(`/pages/web/web?src=${encodeURIComponent(`${origin}/lost.html`)}`)
  await host.offline(false)
  await miniProgram.callWxMethod('request', { url: `${origin}/found` })
  expect(asked.filter((path) => path.startsWith('/lost'))).toEqual([])
  expect(asked).toContain('/found')
})
