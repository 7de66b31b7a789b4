import type { Element as WxElement, GeneralComponent, ShadowedEvent } from 'glass-easel'
import type { ViewHost } from './view-host'

type Listener = (this: unknown, event: unknown) => unknown
type WithFields = ShadowedEvent<unknown> & { onHandled?: () => void; touches?: unknown; changedTouches?: unknown }

/**
 * Template listeners get plain objects of the app's own realm, as in WeChat: type, timeStamp, target, currentTarget,
 * mark, detail, and touches for touch events.
 */
export function eventWrapper(host: ViewHost) {
  return (caller: unknown, event: WithFields, listener: Listener): unknown => {
    event.onHandled?.()
    const { detail = {} } = event
    const ownDetail = isCustom(event.target) && !event.touches
    const plain = host.realm.copy({
      type: event.type,
      timeStamp: Math.round(event.timeStamp),
      target: nodeOf(event.target),
      currentTarget: nodeOf(event.currentTarget),
      mark: event.mark ?? {},
      detail: ownDetail ? {} : detail,
      touches: event.touches,
      changedTouches: event.changedTouches,
    })
    // the detail of triggerEvent never leaves app code
    if (ownDetail) plain.detail = detail
    return listener.call(caller, plain)
  }
}

function nodeOf(caller: unknown): Record<string, unknown> {
  const element = innerElement(caller)
  const drawn = element.$$ as unknown as HTMLElement | null
  return {
    id: element.id,
    dataset: element.dataset,
    offsetLeft: drawn?.offsetLeft ?? 0,
    offsetTop: drawn?.offsetTop ?? 0,
  }
}

// Custom components are represented by app code's `this`
function isCustom(caller: unknown): boolean {
  return Object.hasOwn(caller as object, '_$')
}

function innerElement(caller: unknown): WxElement {
  return (caller as { _$?: GeneralComponent })._$ ?? (caller as WxElement)
}
