import type { Behaviour, BuiltinHost } from '../builtin'
import { formOf } from './form'

/** Open types that need WeChat's own servers or windows, which the host does not have. */
const NEEDS_WECHAT = [
  'getPhoneNumber',
  'getRealtimePhoneNumber',
  'getUserInfo',
  'chooseAvatar',
  'openSetting',
  'contact',
  'agreePrivacyAuthorization',
]

/** button: submits or resets its form, or shares; a disabled one gets no taps. */
export const button: Behaviour = ({ host, element, hooks, window, get, watch, fire }) => {
  watch(['type', 'size', 'plain', 'disabled', 'loading'], () => {
    // without one, the app's own classes override the default look
    if (get<string>('type') === '') host.removeAttribute('type')
    else host.setAttribute('type', get<string>('type'))
    host.setAttribute('size', get<string>('size'))
    host.toggleAttribute('plain', get<boolean>('plain'))
    host.toggleAttribute('disabled', get<boolean>('disabled'))
    host.toggleAttribute('loading', get<boolean>('loading'))
  })

  function act(): void {
    const openType = get<string | null>('openType') ?? ''
    if (openType === 'share') hooks.share(element)
    if (NEEDS_WECHAT.includes(openType)) {
      fire(openType.toLowerCase(), { errMsg: `${openType}:fail is not provided by this host` })
    }
    const formType = get<string>('formType')
    if (formType === 'submit') formOf(host)?.submit(host)
    if (formType === 'reset') formOf(host)?.reset()
  }
  element.addListener(
    'tap',
    (event) => {
      if (get<boolean>('disabled')) event.stopPropagation()
    },
    { capture: true },
  )
  // after the app's listeners, which the template adds later and which may be on an ancestor
  element.addListener('tap', () => {
    if (!get<boolean>('disabled')) window.queueMicrotask(act)
  })
  return { activate: () => tap(host, element) }
}

/** A tap passed on by a label rather than from a finger. */
function tap(host: BuiltinHost, element: { triggerEvent(name: string, detail: unknown, options: object): void }): void {
  const { left, top } = host.getBoundingClientRect()
  element.triggerEvent('tap', { x: left, y: top }, { bubbles: true, composed: true, capturePhase: true })
}
