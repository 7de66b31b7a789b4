import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { createHash } from 'node:crypto'

import { has, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import * as browser from '@/platform/browser/open'
import { removeStored, writeStored, readStored } from '@/platform/storage/storage'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { network } from '@/stores/network'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import LoginPage from './sign-in-screen'
import TiktokPage from './tiktok-screen'

jest.mock('@/platform/browser/open', () => ({ openBrowser: jest.fn(), RETURN_WAY: 'web' }))

const CONFIG = { service_url: '', social_login: true, mail_code: false, tile_url: '', gateways: [] }
const USER = { firstname: 'Mia', email: '', seller_url: '', product: { count: 0 }, notice: { count: 0 } }
const SESSION = { 'access-token': 't', user: USER, seller_url: '', card: { count: 0 }, message_unread_count: 0 }
const NEXT = '/pages/history/detail?order_id=9'
const BEGUN = { state: 'state-of-this-device', verifier: 'v'.repeat(43), next: NEXT }

const opened = browser.openBrowser as jest.Mock
const text = () => document.body.textContent ?? ''
let server: FakeServer

beforeEach(async () => {
  server = prepareScreen().on('store', ok(CONFIG))
  opened.mockReset().mockResolvedValue(undefined)
  await removeStored('souk.social')
})
afterEach(async () => {
  cleanup()
  network.setReached(true)
  await session.end()
})

const begun = (changes: object = {}) => writeStored('souk.social', { ...BEGUN, at: Date.now(), ...changes })
const comeBack = (params: Record<string, string> = { code: 'the code', state: BEGUN.state }) =>
  openScreen(TiktokPage, params)

describe('the way to the short-video platform [route.tiktok]', () => {
  it('is on the login page where the configuration has it, and nowhere else', async () => {
    server.on('store', ok({ ...CONFIG, social_login: false }))
    await settings.loadWebsiteConfig()
    openScreen(LoginPage)
    expect(has('button', /TikTok/)).toBe(false)
    cleanup()
    server.on('store', ok(CONFIG))
    await settings.loadWebsiteConfig()
    openScreen(LoginPage)
    screen.getByRole('button', { name: 'Continue with TikTok' })
  })

  it('names state and challenge, and keeps state, verifier and the way back on the device alone', async () => {
    await settings.loadWebsiteConfig()
    openScreen(LoginPage, { next: NEXT })
    await user.click(screen.getByRole('button', { name: 'Continue with TikTok' }))
    await until(() => opened.mock.calls.length > 0)
    const address = new URL(opened.mock.calls[0][0] as string)
    const kept = await readStored('souk.social')
    expect(address.pathname).toBe('/sign-in/tiktok')
    expect(kept).toMatchObject({ state: address.searchParams.get('state'), next: NEXT })
    const challenge = createHash('sha256')
      .update(kept?.verifier ?? '')
      .digest('base64url')
    expect(address.searchParams.get('code_challenge')).toBe(challenge)
    expect(address.searchParams.get('way')).toBe('web')
    expect(address.href).not.toContain(kept?.verifier)
  })

  it('never begins by a link alone', async () => {
    openScreen(TiktokPage)
    await until(() => screen.queryByRole('button', { name: 'Continue with TikTok' }) !== null)
    expect(opened).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Continue with TikTok' }))
    await until(() => opened.mock.calls.length > 0)
  })

  it('is closed where the shop does not offer it', async () => {
    server.on('store', ok({ ...CONFIG, social_login: false }))
    openScreen(TiktokPage, { next: NEXT })
    await until(() => text().includes('This shop does not offer it'))
    await user.click(screen.getByRole('button', { name: 'Log in with e-mail' }))
    await until(() => (Taro.redirectTo as jest.Mock).mock.calls.length > 0)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: `/pages/users/login?next=${encodeURIComponent(NEXT)}` })
  })
})

describe('the way back from the platform [route.tiktok]', () => {
  it('logs in with the verifier of this device, and leads to where the person was [call.loginTiktok]', async () => {
    server.on('loginTiktok', ok(SESSION))
    await begun()
    comeBack()
    await until(() => (Taro.reLaunch as jest.Mock).mock.calls.length > 0)
    expect(JSON.parse(server.sent.find(({ name }) => name === 'loginTiktok')?.fields.get('data') ?? '')).toEqual({
      code: 'the code',
      state: BEGUN.state,
      code_verifier: BEGUN.verifier,
    })
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: NEXT })
    expect(session.loggedIn).toBe(true)
    expect(await readStored('souk.social')).toBeUndefined()
  })

  it.each([
    ['of another device', {}, { state: 'forged' }, 'did not begin here'],
    ['of nothing', null, {}, 'did not begin here'],
    ['after ten minutes', { at: Date.now() - 601_000 }, {}, 'took too long'],
  ])('takes nothing %s', async (_, kept, changes, words) => {
    if (kept !== null) await begun(kept)
    comeBack({ code: 'the code', state: BEGUN.state, ...changes })
    await until(() => text().includes(words))
    expect(server.names).not.toContain('loginTiktok')
    screen.getByRole('button', { name: 'Try again' })
  })

  it('says that the person said no, and tries again to the same place', async () => {
    await begun()
    comeBack({ error: 'access_denied', state: BEGUN.state })
    await until(() => text().includes('You did not agree'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => opened.mock.calls.length > 0)
    expect(await readStored('souk.social')).toMatchObject({ next: NEXT })
  })

  it('says that it did not work when the platform or the server refuses [answer.2000002]', async () => {
    comeBack({ error: 'server_error' })
    await until(() => text().includes('did not work'))
    cleanup()
    server.on('loginTiktok', refused(2000002))
    await begun()
    comeBack()
    await until(() => text().includes('did not work'))
    expect(await readStored('souk.social')).toBeUndefined()
    expect(session.loggedIn).toBe(false)
  })

  it('can be tried again when the network was lost', async () => {
    server.on('loginTiktok', () => 'no network')
    await begun()
    comeBack()
    await until(() => says('The network signal is lost'))
    server.on('loginTiktok', ok(SESSION))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => session.loggedIn)
  })
})
