import type { OpenPage } from '../../types/runtime'
import { tagName } from './glass-node'

interface Point {
  readonly x: number
  readonly y: number
}

/** The position of a page's (0, 0) on the screen. */
export function originOf(window: Window): Point {
  const frame = window.frameElement
  if (frame === null) return { x: 0, y: 0 }
  const { left, top } = frame.getBoundingClientRect()
  return { x: left, y: top }
}

/**
 * The point on the screen at which a finger touches an element, which is scrolled into view first if necessary. Without
 * layout (jsdom) every element can be touched.
 * @throws Error `element has no size`, or `element is covered by view#id`
 */
export function tappablePoint(kind: 'jsdom' | 'chromium', page: OpenPage, element: Element): Point {
  if (kind === 'jsdom') return { x: 0, y: 0 }
  const { window } = page.view
  if (pointsOf(element).length === 0) throw new Error('element has no size')
  const seen = freePoint(window, element)
  if (seen !== undefined) return seen
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const scrolled = freePoint(window, element)
  if (scrolled !== undefined) return scrolled
  const [middle] = pointsOf(element)
  // scrolling may have changed the layout
  if (middle === undefined) throw new Error('element has no size')
  throw new Error(`element is covered by ${nameOf(topAt(window, middle))}`)
}

/** The middle of the element, then of each of its lines if it wraps. */
function pointsOf(element: Element): readonly Point[] {
  return [element.getBoundingClientRect(), ...element.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
}

function freePoint(window: Window, element: Element): Point | undefined {
  const free = pointsOf(element).find((point) => {
    const top = topAt(window, point)
    return top !== null && element.contains(top)
  })
  const origin = originOf(window)
  return free === undefined ? undefined : { x: free.x + origin.x, y: free.y + origin.y }
}

/** The topmost element at a point of the page: of the page, or drawn above it by the host. */
function topAt(window: Window, point: Point): Element | null {
  const frame = window.frameElement
  if (frame === null) return window.document.elementFromPoint(point.x, point.y)
  const origin = originOf(window)
  const outer = frame.ownerDocument.elementFromPoint(point.x + origin.x, point.y + origin.y)
  return outer === frame ? window.document.elementFromPoint(point.x, point.y) : outer
}

/** `view#id`, or with the first class when there is no id. The inner parts of a built-in component have its name. */
function nameOf(top: Element | null): string {
  const element = top?.closest('#super-app > *') ?? closestTag(top)
  if (element === null) return 'the edge of the screen'
  const name = tagName(element)
  if (element.id !== '') return `${name}#${element.id}`
  return element.classList.length > 0 ? `${name}.${element.classList[0]}` : name
}

function closestTag(element: Element | null): Element | null {
  if (element === null || element.tagName.startsWith('WX-')) return element
  return closestTag(element.parentElement) ?? element
}
