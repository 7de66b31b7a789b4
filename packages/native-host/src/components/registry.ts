import type { Component } from './component'
import { ANDROID } from './android'
import { CORE } from './core'
import { IOS } from './ios'
import { LIBRARIES } from './libraries'
import { SVG } from './svg'
import { VIEW_BUBBLING, VIEW_DIRECT, VIEW_PROPS } from './view-props'

const ON_BOTH = [...CORE, ...LIBRARIES, ...SVG]
const BY_NAME = {
  android: new Map([...ON_BOTH, ...ANDROID].map((component) => [component.name, component])),
  ios: new Map([...ON_BOTH, ...IOS].map((component) => [component.name, component])),
} as const

/** The view manager of that name; undefined if the platform has none. */
export function componentOf(platform: 'android' | 'ios', name: string): Component | undefined {
  return BY_NAME[platform].get(name)
}

/** `onLoad` → `topLoad`, the name under which native code sends it. */
export function topName(event: string): string {
  return `top${event.slice(2)}`
}

const GESTURE_EVENTS = {
  onGestureHandlerEvent: { registrationName: 'onGestureHandlerEvent' },
  onGestureHandlerStateChange: { registrationName: 'onGestureHandlerStateChange' },
}

/** The result of `getConstantsForViewManager`: React Native sends exactly these props and events. */
export function viewConfig(component: Component): Record<string, unknown> {
  return {
    NativeProps: { ...VIEW_PROPS, ...component.props },
    bubblingEventTypes: bubblingTypes([...VIEW_BUBBLING, ...component.bubbling]),
    directEventTypes: { ...directTypes([...VIEW_DIRECT, ...component.direct]), ...GESTURE_EVENTS },
    Commands: {},
    Constants: {},
  }
}

function bubblingTypes(events: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    events.map((event) => [
      topName(event),
      { phasedRegistrationNames: { bubbled: event, captured: `${event}Capture` } },
    ]),
  )
}

function directTypes(events: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(events.map((event) => [topName(event), { registrationName: event }]))
}

/** The types of all events at once, for `getConstants`. */
export function eventTypes(platform: 'android' | 'ios'): { bubbling: object; direct: object } {
  const all = [...BY_NAME[platform].values()]
  return {
    bubbling: bubblingTypes([...VIEW_BUBBLING, ...all.flatMap((component) => component.bubbling)]),
    direct: { ...directTypes([...VIEW_DIRECT, ...all.flatMap((component) => component.direct)]), ...GESTURE_EVENTS },
  }
}
