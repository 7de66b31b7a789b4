import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { connect, currentPage, find, PLAIN, type Connected } from '../../test/support/connected'
import { eventually } from '../../test/support/eventually'
import { removeWritten, writeProgram } from '../../test/support/write-program'

/** Middle of the bars of a phone of 375 × 667, in px of the screen */
const NAVIGATION_BAR = 64
const SECOND_TAB = { x: 280, y: 640 }
const BACK = { x: 20, y: 42 }

/** A page that tries to reach the host, and tells its own server how that went. */
const FOREIGN_PAGE = `<script>
  const tell = (text) => fetch('/told?' + encodeURIComponent(text))
  Promise.resolve().then(() => window.__nodeSide('screenshot', [])).then(tell, (error) => tell(error.message))
</script>`

let connected: Connected
let server: Server
let origin: string
let asked: string[]

beforeAll(async () => {
  connected = await connect({ backend: 'chromium' })
  asked = []
  server = createServer((request, response) => {
    asked.push(String(request.url))
    if (request.url === '/dot.png') return response.end(readFileSync(path.join(PLAIN, 'assets/dot.png')))
    response.setHeader('content-type', 'text/html')
    response.end(FOREIGN_PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await connected.end()
  removeWritten()
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

test('pictures come from the package and from the network, and what is not there fails', async () => {
  const names = ['/assets/dot.png', '/assets/none.png', '../secret.png', `${origin}/dot.png`]
  const images = names.map((name, index) => `<image src="${name}" bindload="load${index}" binderror="error${index}" />`)
  const handlers = names.flatMap((_, index) => [`load${index}`, `error${index}`])
  const methods = handlers.map((name) => `${name}() { this.setData({ ${name}: true }) },`)
  const folder = writeProgram({
    'assets/dot.png': readFileSync(path.join(PLAIN, 'assets/dot.png')),
    'pages/a/a.wxml': images.join('\n'),
    'pages/a/a.js': `Page({ ${methods.join('\n')} })`,
  })
  const other = await connect({ backend: 'chromium', folder })
  const page = await currentPage(other.miniProgram)
  await eventually(async () =>
    expect(await page.data()).toEqual({ load0: true, error1: true, error2: true, load3: true }),
  )
  await other.end()
})

test('a page of others in a web-view is shown, and does not reach the host', async () => {
  await connected.open(`/pages/web/web?src=${encodeURIComponent(`${origin}/page.html`)}`)
  await eventually(() => expect(asked).toContain('/page.html'))
  const refusal = encodeURIComponent('only the host itself may call this')
  await eventually(() => expect(asked).toContain(`/told?${refusal}`))
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
