import { find, onBothBackends } from '../test/support/connected'
import { eventually } from '../test/support/eventually'
import { removeWritten, writeFolder, writeProgram } from '../test/support/write-program'
import { launchBrowser } from './backends/launch-browser'
import { startHost } from './start-host'
import type { HostEvent } from './types/runtime'

afterAll(removeWritten)

onBothBackends((current) => {
  test('measures what crosses to the view, anew after a reset', async () => {
    const { host } = current()
    const page = await current().open('/pages/home/home')
    await host.resetMeasures()
    expect((await host.measures()).setData).toEqual([])
    await (await find(page, '#add')).tap()
    await eventually(async () =>
      expect((await host.measures()).setData).toEqual([{ path: 'pages/home/home', bytes: 11, keys: ['count'] }]),
    )
    const { packages, unknownWx, domNames } = await host.measures()
    expect(packages.map(({ root }) => root)).toEqual(['', 'extras'])
    expect([unknownWx, domNames]).toEqual([{}, {}])
  })

  test('opens the app where it is told, with the scene', async () => {
    const { backend } = current()
    const folder = writeProgram({ 'app.json': { pages: ['pages/a/a', 'pages/b/b'] }, ...page('pages/b/b') })
    const host = await startHost({ folder, backend, launch: { path: 'pages/b/b?x=1', scene: 1007 } })
    expect(await host.call('App.getCurrentPage', {})).toMatchObject({ path: 'pages/b/b', query: { x: '1' } })
    const launch = await host.call('App.callWxMethod', { method: 'getLaunchOptionsSync', args: [] })
    expect(launch).toMatchObject({ result: { scene: 1007, path: 'pages/b/b' } })
    await host.close()
  })

  test('tells app code the room that the bars leave to the page on top', async () => {
    const { miniProgram } = current()
    const heights = async () => {
      const { windowHeight, screenHeight, screenTop } = await miniProgram.callWxMethod('getWindowInfo')
      return [windowHeight, screenHeight, screenTop]
    }
    await current().open('/pages/home/home')
    expect(await heights()).toEqual([667 - 64 - 50, 667, 64])
    await current().open('/pages/detail/detail')
    expect(await heights()).toEqual([667, 667, 0])
  })

  test('tells the first listener of errors that came before it', async () => {
    const { backend } = current()
    const host = await startHost({ folder: writeProgram({ 'app.js': 'throw new Error("at start")' }), backend })
    const events: HostEvent[] = []
    host.onEvent((event) => events.push(event))
    await eventually(() => expect(JSON.stringify(events)).toContain('at start'))
    await host.close()
  })

  test('is up once the first page is ready', async () => {
    const { backend } = current()
    const folder = writeProgram({ 'pages/a/a.js': 'Page({ onReady() { getApp().ready = true } })\n' })
    const host = await startHost({ folder, backend, setDataDelay: 200 })
    expect(await host.call('App.getCurrentPage', {})).toMatchObject({ path: 'pages/a/a' })
    expect(await host.call('App.callFunction', { functionDeclaration: '() => getApp().ready', args: [] })).toEqual({
      result: true,
    })
    await host.close()
  })

  test('is up when an error leaves no page to wait for', async () => {
    const { backend } = current()
    const host = await startHost({ folder: writeProgram({ 'pages/a/a.js': 'throw new Error("no page")' }), backend })
    expect((await host.measures()).errors).toEqual([
      expect.stringContaining('no page'),
      expect.stringContaining('page "pages/a/a" has not been registered'),
    ])
    await expect(host.call('App.getCurrentPage', {})).rejects.toThrow('no page is open')
    await host.close()
  })

  test('is up at the page that the app opens for one that is not there', async () => {
    const { backend } = current()
    const folder = writeProgram({ 'app.js': 'App({ onPageNotFound() { wx.redirectTo({ url: "/pages/a/a" }) } })\n' })
    const host = await startHost({ folder, backend, launch: { path: 'pages/none' } })
    expect(await host.call('App.getCurrentPage', {})).toMatchObject({ path: 'pages/a/a' })
    await host.close()
  })

  test('gives up when no page is ever ready', async () => {
    const { backend } = current()
    const again = 'Page({ onLoad() { wx.reLaunch({ url: "/pages/a/a" }) } })\n'
    const folder = writeProgram({ 'pages/a/a.js': again })
    await expect(startHost({ folder, backend, startTimeout: 500 })).rejects.toThrow(
      'the first page was not ready within 500 ms',
    )
  })

  test('refuses a folder that is no mini-program', async () => {
    const { backend } = current()
    await expect(startHost({ folder: writeFolder({ 'a.txt': '' }), backend })).rejects.toThrow('app.json')
  })
})

test('gives up in Chromium when app code never returns', async () => {
  const folder = writeProgram({ 'app.js': 'for (;;);\n' })
  await expect(startHost({ folder, backend: 'chromium', startTimeout: 500 })).rejects.toThrow('not ready within 500 ms')
})

test('leaves a browser that was lent as it was', async () => {
  const browser = await launchBrowser()
  const host = await startHost({ folder: writeProgram(), backend: 'chromium', browser })
  await host.close()
  expect([browser.isConnected(), browser.contexts()]).toEqual([true, []])
  await browser.close()
})

function page(path: string) {
  return { [`${path}.js`]: 'Page({})\n', [`${path}.json`]: {}, [`${path}.wxml`]: '<view>b</view>\n' }
}
