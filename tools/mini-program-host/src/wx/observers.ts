import type { Instance } from '../types/runtime'
import type { WxArea } from './context'
import { typeName } from './parameters'

interface FrameworkObserver {
  relativeTo(selector: string, margins?: unknown): FrameworkObserver
  relativeToViewport(margins?: unknown): FrameworkObserver
  observe(target: unknown, listener: (status: unknown) => void): void
  disconnect(): void
}

/** wx.createIntersectionObserver and createMediaQueryObserver: the component framework's own, told as copies. */
export const observers: WxArea = (context) => {
  const { runtime } = context

  function create(method: string, component: unknown, option?: unknown) {
    const target = typeName(component) === 'Object' ? (component as Instance) : runtime.stack.at(-1)?.instance
    const make = target?.[method]
    if (typeof make !== 'function') throw new Error(`${method}:fail no page is open`)
    const framework = make.call(target, option) as FrameworkObserver
    const observer = {
      relativeTo(selector: string, margins?: object) {
        framework.relativeTo(selector, withAllSides(margins))
        return observer
      },
      relativeToViewport(margins?: object) {
        framework.relativeToViewport(withAllSides(margins))
        return observer
      },
      observe(wanted: unknown, listener: unknown) {
        framework.observe(wanted, (status) => context.tell(listener, plainStatus(status)))
      },
      disconnect: () => framework.disconnect(),
    }
    return observer
  }

  return {
    createIntersectionObserver: (component?: unknown, option?: unknown) =>
      create('createIntersectionObserver', component, option),
    createMediaQueryObserver: (component?: unknown) => create('createMediaQueryObserver', component),
  }
}

/** The framework writes a side that is left out as `undefined`, which no browser reads. */
function withAllSides(margins: object | undefined): object {
  return { left: 0, top: 0, right: 0, bottom: 0, ...margins }
}

/** A browser's rectangles are no plain objects: each is read by its sides. */
function plainStatus(status: unknown): unknown {
  const entries = Object.entries(status as Record<string, unknown>)
  return Object.fromEntries(entries.map(([name, value]) => [name, isRect(value) ? sides(value) : value]))
}

function isRect(value: unknown): value is DOMRectReadOnly {
  return typeof value === 'object' && value !== null && 'left' in value && 'width' in value
}

function sides({ left, top, right, bottom, width, height }: DOMRectReadOnly) {
  return { left, top, right, bottom, width, height }
}
