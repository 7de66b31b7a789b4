import { act, cleanup, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { offersChat } from './chat'
import { linkTo } from '@/routes'
import { network } from '@/stores/network'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import ChatPage from './chat-screen'

const CONFIG = { service_url: 'https://chat.example/widget.js', social_login: false, mail_code: false, gateways: [] }
let server: FakeServer

beforeEach(async () => {
  server = prepareScreen().on('store', ok(CONFIG))
  await settings.show('en')
})
afterEach(async () => {
  cleanup()
  network.setReached(true)
  await session.end()
})

const frame = () => screen.queryByTitle<HTMLIFrameElement>(/^(Chat with us|แชตกับเรา)$/)
const text = () => document.body.textContent ?? ''
/** The user, as the chat gets it. */
const become = (firstname: string, email: string) =>
  act(() => runInAction(() => session.setUser({ firstname, email, product: {}, notice: {} } as never)))
/** Posts a message of the page in the frame. */
function say(data: unknown, source: unknown = frame()?.contentWindow): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: source as Window })))
}

describe('the chat', () => {
  it('shows the page of the chat in an origin of its own, which gets only the language', async () => {
    openScreen(ChatPage)
    await until(() => frame() !== null)
    expect(frame()?.getAttribute('src')).toBe('/chat#lang=en')
    expect(frame()?.title).toBe('Chat with us')
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
  })

  it('begins anew in another language, and for another user of the same name [session.chat-script]', async () => {
    openScreen(ChatPage)
    await until(() => frame() !== null)
    const english = frame()
    await act(() => settings.show('th'))
    await until(() => frame()?.getAttribute('src') === '/chat#lang=th')
    expect(frame()).not.toBe(english)
    become('Robin', 'one@souk.test')
    await until(() => frame()?.getAttribute('src') === '/chat#lang=th&name=Robin')
    const first = frame()
    become('Robin', 'other@souk.test')
    expect(frame()).not.toBe(first)
    const other = frame()
    become('Robin', 'other@souk.test')
    expect(frame()).toBe(other)
  })

  it('says when the script did not come, and tries again', async () => {
    openScreen(ChatPage)
    await until(() => frame() !== null)
    const first = frame()
    say('{"soukChat":"failed"}', window)
    expect(frame()).toBe(first)
    say('{"soukChat":"failed"}')
    expect(text()).toContain('The chat did not load')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => frame() !== null)
    expect(frame()).not.toBe(first)
    say('{"soukChat":"ready"}')
    expect(frame()).not.toBeNull()
  })

  it('says when the network is lost before the chat is there, and leaves one that is there alone', async () => {
    openScreen(ChatPage)
    await until(() => frame() !== null)
    act(() => network.setReached(false))
    expect(text()).toContain('The network signal is lost')
    act(() => network.setReached(true))
    await until(() => frame() !== null)
    say('{"soukChat":"ready"}')
    act(() => network.setReached(false))
    expect(frame()).not.toBeNull()
  })

  it('says that there is no chat if none is set up', async () => {
    server.on('store', ok({ ...CONFIG, service_url: '' }))
    openScreen(ChatPage)
    await until(() => text().includes('There is no chat here'))
    expect(frame()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Help' }))
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: linkTo('support') })
  })

  it('asks for another try when the configuration does not load', async () => {
    server.on('store', refused(2000018))
    openScreen(ChatPage)
    await until(() => screen.queryByRole('button', { name: 'Try again' }) !== null)
    server.on('store', ok(CONFIG))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => frame() !== null)
  })

  it('is offered only while it is set up', async () => {
    server.on('store', ok({ ...CONFIG, service_url: '' }))
    await settings.loadWebsiteConfig()
    expect(offersChat()).toBe(false)
    server.on('store', ok(CONFIG))
    await settings.loadWebsiteConfig()
    expect(offersChat()).toBe(true)
  })
})
