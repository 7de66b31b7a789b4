import { makeTree } from '../../test/support/make-tree'
import { needed } from '../../test/support/needed'
import { runCommand } from './run-command'
import type { RunningApp } from './running-app'
import { webPage } from './web-page'

async function make(platform: 'android' | 'ios', props: Record<string, unknown> = {}) {
  const tree = await makeTree([{ name: 'RNCWebView', props: { newSource: { html: '<p>' }, ...props } }])
  const node = needed(tree.root.children[0], 'the web view')
  const send = jest.fn()
  const call = jest.fn()
  const unknown = jest.fn()
  const app = { send, bridge: { call } } as unknown as RunningApp
  const command = (name: string, ...args: unknown[]) =>
    runCommand({ node, name, args, focus: { node: null }, tree, send, unknown })
  return { page: webPage(node, app, platform), node, app, tree, send, call, command, unknown }
}

describe('the page of a web view', () => {
  it("has the app's source and every script that the app runs in it", async () => {
    const { page, command, unknown } = await make('android', { injectedJavaScript: 'first()' })
    command('injectJavaScript', 'second()')
    command('postMessage', 'a "word"')
    expect(page.source).toEqual({ html: '<p>' })
    expect(page.scripts).toEqual([
      'first()',
      'second()',
      `window.dispatchEvent(new MessageEvent('message', {data: "a \\"word\\""}))`,
    ])
    command('dance')
    expect(unknown).toHaveBeenCalledWith('command RNCWebView.dance')
  })

  it('sends messages through the module of the web view on Android, and as an event on an iPhone', async () => {
    const android = await make('android', { messagingEnabled: true, messagingModuleName: 'Handler1' })
    android.page.post('hello')
    const told = { nativeEvent: expect.objectContaining({ data: 'hello', url: 'about:blank' }) }
    expect(android.call).toHaveBeenCalledWith('Handler1', 'onMessage', told)
    const ios = await make('ios', { messagingEnabled: true, newSource: { uri: 'https://a.example' } })
    ios.page.post('hello')
    ios.page.goTo('https://b.example')
    expect(ios.send.mock.calls.map(([, event, { url }]) => [event, url])).toEqual([
      ['topMessage', 'https://a.example'],
      ['topShouldStartLoadWithRequest', 'https://b.example'],
    ])
  })

  it('rejects a message to an app that does not listen, and a view that is not a web view', async () => {
    const { page, tree, app } = await make('ios')
    expect(() => page.post('hello')).toThrow('does not listen')
    tree.create(9, 'RCTView', {})
    expect(() => webPage(tree.get(9)!, app, 'ios')).toThrow('no web view')
  })

  it('reports whether it was loaded', async () => {
    const { page, send } = await make('android')
    page.loaded()
    page.failed('no network')
    expect(send.mock.calls.map(([, event, { description }]) => [event, description])).toEqual([
      ['topLoadingFinish', undefined],
      ['topLoadingError', 'no network'],
    ])
  })
})
