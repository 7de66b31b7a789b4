import type { ViewNode } from '../tree/view-node'
import type { WebPage } from '../types/device'
import { HostError } from '../types/host-error'
import type { RunningApp } from './running-app'

const scripts = new WeakMap<ViewNode, string[]>()

export const isWebView = ({ component }: ViewNode): boolean => component.name === 'RNCWebView'

/** Keeps a command of the app to a page; false for other commands. */
export function reportPage(node: ViewNode, name: string, args: readonly unknown[]): boolean {
  if (name !== 'injectJavaScript' && name !== 'postMessage') return false
  const said = String(args[0])
  const script =
    name === 'injectJavaScript'
      ? said
      : `window.dispatchEvent(new MessageEvent('message', {data: ${JSON.stringify(said)}}))`
  scripts.set(node, [...(scripts.get(node) ?? []), script])
  return true
}

/**
 * The page of a web view, for a test to play or to run elsewhere. Nothing is loaded here.
 * @throws HostError if the view is not a web view
 */
export function webPage(node: ViewNode, app: RunningApp, platform: 'android' | 'ios'): WebPage {
  if (!isWebView(node)) throw new HostError('this is no web view')
  const source = (node.props.newSource ?? node.props.source ?? {}) as WebPage['source']
  const url = source.uri ?? source.baseUrl ?? 'about:blank'
  const state = { url, title: '', loading: false, canGoBack: false, canGoForward: false, lockIdentifier: 0 }

  /** Android sends messages not through the view but through a module that each web view registers. */
  function tell(method: 'onMessage' | 'onShouldStartLoadWithRequest', event: string, told: object): void {
    const nativeEvent = { ...state, ...told }
    if (platform === 'android') app.bridge.call(String(node.props.messagingModuleName), method, { nativeEvent })
    else app.send(node, event, nativeEvent)
  }
  return {
    source,
    get scripts() {
      return [
        ...['injectedJavaScriptBeforeContentLoaded', 'injectedJavaScript'].flatMap((name) =>
          typeof node.props[name] === 'string' ? [node.props[name]] : [],
        ),
        ...(scripts.get(node) ?? []),
      ]
    },
    post(text) {
      if (node.props.messagingEnabled !== true) throw new HostError('the app does not listen to this web view')
      tell('onMessage', 'topMessage', { data: text })
    },
    goTo: (address) => tell('onShouldStartLoadWithRequest', 'topShouldStartLoadWithRequest', { url: address }),
    loaded: () => app.send(node, 'topLoadingFinish', state),
    failed: (description) =>
      app.send(node, 'topLoadingError', {
        ...state,
        code: -2,
        domain: 'WebView',
        description,
        didFailProvisionalNavigation: true,
      }),
  }
}
