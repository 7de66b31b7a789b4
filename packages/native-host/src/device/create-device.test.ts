import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Device, StartOptions } from '../types/device'
import { createDevice } from './create-device'

const BUNDLE = path.join(__dirname, '../../test/fixtures/plain.bundle.js')

describe('a device', () => {
  let device: Device

  beforeEach(async () => {
    device = await createDevice({ bundle: BUNDLE, platform: 'android' })
  })

  afterEach(() => device.close())

  const start = (props: Readonly<Record<string, unknown>> = {}, more: StartOptions = {}) =>
    device.start({ ...more, props })
  const said = () => device.find({ id: 'said' }).text()
  const says = (words: string) => device.until(() => said() === words, `it says ${words}`)

  it('opens the given page and shows its text', async () => {
    await start({}, { initPath: '/pages/a/a' })
    expect(device.find({ id: 'path' }).text()).toBe('/pages/a/a')
    expect(device.screen()).toContain('/pages/a/a')
  })

  it('touches the middle of an element', async () => {
    await start()
    await device.tap({ id: 'button' })
    await says('tapped')
  })

  it('refuses to touch an element that is covered, has no size, is outside the screen or missing, and says which', async () => {
    await start()
    await expect(device.tap({ id: 'under' })).rejects.toThrow('"under" is covered by RCTView')
    await expect(device.tap({ id: 'flat' })).rejects.toThrow('"flat" cannot be touched: it is of no size')
    await expect(device.tap({ id: 'row-19' })).rejects.toThrow('outside the screen, or cut off by what it scrolls in')
    await expect(device.tap({ id: 'nobody' })).rejects.toThrow('there is nothing with id "nobody"')
  })

  it('refuses to touch a sliver at the edge of a scroll view', async () => {
    await start()
    await device.scroll({ id: 'list' }, { y: 56 })
    await expect(device.tap({ id: 'row-0' })).rejects.toThrow('"row-0" cannot be touched: only a sliver of it is seen')
    await device.tap({ id: 'row-1' })
  })

  it('distinguishes visible, covered and clipped', async () => {
    await start()
    expect(device.look({ id: 'button' }).state).toBe('visible')
    expect(device.look({ id: 'under' })).toMatchObject({ state: 'covered', by: { id: 'cover' } })
    expect(device.look({ id: 'row-0' }).state).toBe('visible')
    expect(device.look({ id: 'row-10' }).state).toBe('outside')
    expect(device.visible({ idBegins: 'row-' })).toHaveLength(4)
  })

  it('knows which elements are inside others', async () => {
    await start()
    const list = device.find({ id: 'list' })
    const row = device.find({ id: 'row-3' })
    const button = device.find({ id: 'button' })
    expect([row.isIn(list), row.isIn(row), list.isIn(row), button.isIn(list)]).toEqual([true, true, false, false])
  })

  it('scrolls the scroll view around an element, up to its end', async () => {
    await start()
    await device.scroll({ id: 'list' }, { y: 150 })
    await says('scrolled 150')
    await device.scroll({ id: 'list' }, { y: 10_000 })
    await says('scrolled 1000')
    await device.bringIntoView({ id: 'row-2' })
    expect(device.look({ id: 'row-2' }).state).toBe('visible')
  })

  it('types into an input up to its maximum length, and submits it', async () => {
    await start()
    expect(device.focused()).toBeNull()
    await device.type({ id: 'field' }, 'tea pots and cups')
    expect(device.focused()?.id).toBe('field')
    await says('typed tea pots')
    await device.submit({ id: 'field' })
    await says('sent tea pots')
    await expect(device.type({ id: 'button' }, 'a')).rejects.toThrow('is no input')
  })

  it('reports a password as dots, as on the screen', async () => {
    await start({ secret: true })
    await device.type({ id: 'field' }, 'teapots')
    const field = device.find({ id: 'field' })
    expect([field.text(), field.value()]).toEqual(['•••••••', 'teapots'])
    expect(device.screen().split('\n')).toContain('•••••••')
    expect(device.screen().split('\n')).not.toContain('teapots')
  })

  it('reports its layout to a view', async () => {
    await start()
    await device.until(() => device.find({ id: 'placed' }).text() === '25 350', 'the layout is told')
  })

  it('leaves the app if nothing handles the back button', async () => {
    await start()
    await device.back()
    await device.until(() => device.surroundings.left, 'the app leaves')
  })

  it('keeps the storage when the app is killed and started again', async () => {
    await start({ keeps: 'tea' })
    await says('kept')
    device.kill()
    expect(() => device.find({ id: 'said' })).toThrow('the app does not run')
    await device.restart({ props: { reads: true } })
    await says('read tea')
  })

  it('records a missing native module', async () => {
    await start({ asks: 'Telescope' })
    await says('null')
    expect([...device.records.missing]).toEqual(['Telescope'])
  })

  it('does not record modules that a release of the app lacks too', async () => {
    await start({ asks: 'DevSettings' })
    await says('null')
    expect([...device.records.missing]).toEqual([])
  })

  it('fails every wait as soon as the app has crashed', async () => {
    await expect(start({ breaks: true })).rejects.toThrow('the app crashed: the app broke')
    expect(device.records.faults).toEqual([{ kind: 'fatal', message: 'the app broke' }])
  })

  it('counts the created views and the calls of native methods', async () => {
    await start()
    const { viewsCreated, viewsMounted, bridgeCalls } = device.counts()
    expect(viewsCreated).toBe(viewsMounted)
    expect(bridgeCalls).toBeGreaterThan(viewsCreated)
  })

  it("counts the app's timers up to a given delay", async () => {
    await start({ waits: 60_000 })
    expect([device.timers(100), device.timers(60_000)]).toEqual([0, 1])
    device.kill()
    await start()
    expect(device.timers(60_000)).toBe(0)
  })

  it('has no back button on iOS', async () => {
    const phone = await createDevice({ bundle: BUNDLE, platform: 'ios' })
    await expect(phone.back()).rejects.toThrow('an iPhone has no back button')
    phone.close()
  })

  it('refuses to go back by a swipe on Android', async () => {
    await start()
    await expect(device.swipeBack()).rejects.toThrow('only an iPhone goes back by a swipe')
  })

  describe('with a network', () => {
    let server: Server
    let url: string

    beforeAll(async () => {
      server = createServer((_request, response) => response.end('hello'))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    })

    afterAll(() => new Promise((resolve) => server.close(resolve)))

    it('reaches real servers', async () => {
      await start({ fetches: url })
      await says('answer hello')
      expect(device.requests).toEqual([`GET ${url}`])
    })

    it('counts open requests', async () => {
      const asked = new Promise<() => void>((resolve) => {
        server.removeAllListeners('request')
        server.on('request', (_request, response) => resolve(() => void response.end('late')))
      })
      await start({ fetches: url })
      const answer = await asked
      expect(device.underWay()).toBe(1)
      answer()
      await says('answer late')
      expect(device.underWay()).toBe(0)
    })

    it("reaches no server while offline, and fails with the platform's message", async () => {
      await device.offline(true)
      await start({ fetches: url })
      await says('failed Unable to resolve host "127.0.0.1": No address associated with hostname')
    })
  })
})
