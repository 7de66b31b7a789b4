/** The observers of a browser, by hand: jsdom lays nothing out, so nothing is ever near or far by itself. */
import { act } from '@testing-library/react'

interface Watcher<Entry> {
  readonly targets: Set<Element>
  readonly call: (entries: Entry[]) => void
  readonly options?: IntersectionObserverInit
}

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>

/** A box that is laid out. */
export const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect

/** Replaces both observers until the tests of the file have ended. */
export function fakeObservers() {
  const seeing: Watcher<Seen>[] = []
  const sizing: Watcher<object>[] = []
  const fake = <Entry>(watchers: Watcher<Entry>[]) =>
    class {
      private readonly targets = new Set<Element>()
      constructor(call: (entries: Entry[]) => void, options?: IntersectionObserverInit) {
        watchers.push({ targets: this.targets, call, options })
      }
      observe = (element: Element) => void this.targets.add(element)
      unobserve = (element: Element) => void this.targets.delete(element)
      disconnect = () => this.targets.clear()
    }
  const real = { IntersectionObserver, ResizeObserver }
  Object.assign(window, { IntersectionObserver: fake(seeing), ResizeObserver: fake(sizing) })
  afterAll(() => void Object.assign(window, real))

  return {
    /** The options of the observer that watches an element; undefined if none does. */
    watching: (element: Element) => seeing.find(({ targets }) => targets.has(element))?.options,
    /** Elements come near the visible part, or go far from it. */
    see(elements: readonly Element[], isIntersecting: boolean): void {
      act(() => {
        for (const { targets, call } of seeing) {
          const entries = elements
            .filter((element) => targets.has(element))
            .map((target) => ({ target, isIntersecting, boundingClientRect: target.getBoundingClientRect() }))
          if (entries.length > 0) call(entries)
        }
      })
    },
    /** Some size changes. */
    resize(): void {
      act(() => {
        for (const { call } of sizing) call([])
      })
    },
  }
}
