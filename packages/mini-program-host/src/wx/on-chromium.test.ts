import { WebSocketServer } from 'ws'
import { startServer, type TestServer } from '../../test/support/http-server'
import { removeWritten, writeProgram } from '../../test/support/write-program'
import { startHost } from '../start-host'
import type { Host } from '../types/host'

let server: TestServer
let sockets: WebSocketServer
let host: Host

beforeAll(async () => {
  server = await startServer(({ url }) => {
    if (url === '/never') return undefined
    return { headers: { 'content-length': '4' }, body: new Uint8Array([1, 2, 3, 255]) }
  })
  sockets = new WebSocketServer({ server: server.server })
  sockets.on('connection', (socket) => socket.on('message', (data, binary) => socket.send(data, { binary })))
  const folder = writeProgram({
    'pages/a/a.wxml': `
      <view id="top" style="height: 2000px">a</view>
      <view id="low" data-n="1" style="height: 50px">b</view>
      <canvas id="c" type="2d" style="width: 20px; height: 10px" />`,
  })
  host = await startHost({ folder, backend: 'chromium' })
})
afterAll(async () => {
  await host.close()
  removeWritten()
  sockets.clients.forEach((client) => client.terminate())
  await server.close()
})

/** Runs a function, which is sent as text, in the app's realm. */
async function inApp(functionDeclaration: string, ...args: unknown[]): Promise<unknown> {
  const { result } = (await host.call('App.callFunction', { functionDeclaration, args })) as { result: unknown }
  return result
}

const REQUEST = `function (url, option) {
  return new Promise((resolve) => wx.request({ url, ...option, success: resolve, fail: resolve }))
}`

describe('wx in a browser', () => {
  it('reaches a server through Node, and carries bytes', async () => {
    const read = `function (url) {
      return new Promise((resolve, fail) => wx.request({
        url, fail, responseType: 'arraybuffer',
        success: ({ data, statusCode }) => resolve([statusCode, data instanceof ArrayBuffer, ...new Uint8Array(data)]),
      }))
    }`
    expect(await inApp(read, `http://${server.host}/x`)).toEqual([200, true, 1, 2, 3, 255])
  })

  it('reports why a request failed, as in Node', async () => {
    const url = `http://${server.host}/never`
    expect(await inApp(REQUEST, url, { timeout: 20 })).toEqual({ errMsg: 'request:fail timeout', errno: 5 })
    await host.offline(true)
    expect(await inApp(REQUEST, url, {})).toMatchObject({
      errMsg: 'request:fail errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED',
    })
    expect(await inApp('function () { return wx.getNetworkType() }')).toMatchObject({ networkType: 'none' })
    await host.offline(false)
  })

  it('communicates over a socket', async () => {
    const talk = `function (url) {
      return new Promise((resolve) => {
        const task = wx.connectSocket({ url })
        task.onOpen(() => task.send({ data: 'echo' }))
        task.onMessage(({ data }) => resolve(data))
      })
    }`
    expect(await inApp(talk, `ws://${server.host}/`)).toBe('echo')
  })

  it('reports sizes, intersections and the scroll position', async () => {
    const look = `function () {
      return new Promise((resolve) => {
        const told = []
        wx.createIntersectionObserver().relativeToViewport().observe('#low', ({ id, dataset, intersectionRatio }) => {
          told.push({ id, dataset, intersectionRatio })
          wx.createSelectorQuery()
            .select('#low').boundingClientRect()
            .selectViewport().scrollOffset()
            .exec(([rect, page]) => resolve([told, rect.height, rect.top + page.scrollTop, page.scrollTop]))
        })
        wx.pageScrollTo({ selector: '#low' })
      })
    }`
    const [told, height, top, scrollTop] = (await inApp(look)) as [unknown, number, number, number]
    expect(told).toEqual([{ id: 'low', dataset: { n: '1' }, intersectionRatio: 1 }])
    expect([height, top]).toEqual([50, 2000])
    expect(scrollTop).toBeGreaterThan(1000)
  })

  it('draws on a canvas, and saves it as a file that can be uploaded', async () => {
    const draw = `function () {
      return new Promise((resolve, fail) =>
        wx.createSelectorQuery().select('#c').fields({ node: true, size: true }).exec(([{ node, width }]) => {
          const pen = node.getContext('2d')
          pen.fillRect(0, 0, 5, 5)
          wx.canvasToTempFilePath({ canvas: node, fail, success: ({ tempFilePath }) => {
            const data = wx.getFileSystemManager().readFileSync(tempFilePath, 'base64')
            resolve([width, tempFilePath, data])
          } })
        }),
      )
    }`
    const [width, file, data] = (await inApp(draw)) as [number, string, string]
    expect(width).toBe(20)
    expect(file).toMatch(/\.png$/)
    expect(Buffer.from(data, 'base64').subarray(1, 4).toString()).toBe('PNG')
  })
})
