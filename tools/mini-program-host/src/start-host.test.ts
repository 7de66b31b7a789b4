import { find, onBothBackends } from '../test/support/connected'
import { eventually } from '../test/support/eventually'
import { removeWritten, writeFolder, writeProgram } from '../test/support/write-program'
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
    await eventually(async () =>
      expect(await host.call('App.getCurrentPage', {})).toMatchObject({ path: 'pages/b/b', query: { x: '1' } }),
    )
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

  test('refuses a folder that is no mini-program', async () => {
    const { backend } = current()
    await expect(startHost({ folder: writeFolder({ 'a.txt': '' }), backend })).rejects.toThrow('app.json')
  })
})

function page(path: string) {
  return { [`${path}.js`]: 'Page({})\n', [`${path}.json`]: {}, [`${path}.wxml`]: '<view>b</view>\n' }
}
