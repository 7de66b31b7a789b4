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

  it('opens the page that it is told, and shows its words', async () => {
    await start({}, { initPath: '/pages/a/a' })
    expect(device.find({ id: 'path' }).text()).toBe('/pages/a/a')
    expect(device.screen()).toContain('/pages/a/a')
  })

  it('touches what is in the middle of an element', async () => {
    await start()
    await device.tap({ id: 'button' })
    await says('tapped')
  })

  it('refuses to touch what is covered, has no size, is outside the screen or not there, and says which', async () => {
    await start()
    await expect(device.tap({ id: 'under' })).rejects.toThrow('"under" is covered by RCTView')
    await expect(device.tap({ id: 'flat' })).rejects.toThrow('"flat" cannot be touched: it is of no size')
    await expect(device.tap({ id: 'row-19' })).rejects.toThrow('outside the screen, or cut off by what it scrolls in')
    await expect(device.tap({ id: 'nobody' })).rejects.toThrow('there is nothing with id "nobody"')
  })

  it('refuses to touch a sliver at the edge of what scrolls', async () => {
    await start()
    await device.scroll({ id: 'list' }, { y: 56 })
    await expect(device.tap({ id: 'row-0' })).rejects.toThrow('"row-0" cannot be touched: only a sliver of it is seen')
    await device.tap({ id: 'row-1' })
  })

  it('tells what is visible from what is covered and what is cut off', async () => {
    await start()
    expect(device.look({ id: 'button' }).state).toBe('visible')
    expect(device.look({ id: 'under' })).toMatchObject({ state: 'covered', by: { id: 'cover' } })
    expect(device.look({ id: 'row-0' }).state).toBe('visible')
    expect(device.look({ id: 'row-10' }).state).toBe('outside')
    expect(device.visible({ idBegins: 'row-' })).toHaveLength(4)
  })

  it('tells what stands in what', async () => {
    await start()
    const [list, row, button] = ['list', 'row-3', 'button'].map((id) => device.find({ id }))
    expect([row.isIn(list), row.isIn(row), list.isIn(row), button.isIn(list)]).toEqual([true, true, false, false])
  })

  it('scrolls what an element stands in, as far as there is a way', async () => {
    await start()
    await device.scroll({ id: 'list' }, { y: 150 })
    await says('scrolled 150')
    await device.scroll({ id: 'list' }, { y: 10_000 })
    await says('scrolled 1000')
    await device.bringIntoView({ id: 'row-2' })
    expect(device.look({ id: 'row-2' }).state).toBe('visible')
  })

  it('types into an input, no more letters than it takes, and sends it', async () => {
    await start()
    expect(device.focused()).toBeNull()
    await device.type({ id: 'field' }, 'tea pots and cups')
    expect(device.focused()?.id).toBe('field')
    await says('typed tea pots')
    await device.submit({ id: 'field' })
    await says('sent tea pots')
    await expect(device.type({ id: 'button' }, 'a')).rejects.toThrow('is no input')
  })

  it('shows a secret as dots in what it reports, as the screen does', async () => {
    await start({ secret: true })
    await device.type({ id: 'field' }, 'teapots')
    const field = device.find({ id: 'field' })
    expect([field.text(), field.value()]).toEqual(['•••••••', 'teapots'])
    expect(device.screen().split('\n')).toContain('•••••••')
    expect(device.screen().split('\n')).not.toContain('teapots')
  })

  it('tells a view where it was laid out', async () => {
    await start()
    await device.until(() => device.find({ id: 'placed' }).text() === '25 350', 'the layout is told')
  })

  it('leaves the app when nobody wants the back button', async () => {
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

  it('lists a native module that is asked for and is not there', async () => {
    await start({ asks: 'Telescope' })
    await says('null')
    expect([...device.records.missing]).toEqual(['Telescope'])
  })

  it('does not list what a release of the app has not either', async () => {
    await start({ asks: 'DevSettings' })
    await says('null')
    expect([...device.records.missing]).toEqual([])
  })

  it('fails whatever is waited for as soon as the app has crashed', async () => {
    await expect(start({ breaks: true })).rejects.toThrow('the app crashed: the app broke')
    expect(device.records.faults).toEqual([{ kind: 'fatal', message: 'the app broke' }])
  })

  it('counts the views that it made and the calls of native methods', async () => {
    await start()
    const { viewsCreated, viewsMounted, bridgeCalls } = device.counts()
    expect(viewsCreated).toBe(viewsMounted)
    expect(bridgeCalls).toBeGreaterThan(viewsCreated)
  })

  it('counts the timers of the app that wait for no longer than is asked', async () => {
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

    it('knows how many requests have no answer yet', async () => {
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

    it('reaches nobody while it is offline, in the platform’s own words', async () => {
      await device.offline(true)
      await start({ fetches: url })
      await says('failed Unable to resolve host "127.0.0.1": No address associated with hostname')
    })
  })
})
