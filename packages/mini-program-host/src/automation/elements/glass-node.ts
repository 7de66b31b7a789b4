/**
 * The part of a component framework's element that the handlers use. It is a property of the DOM element that it draws.
 */
export interface GlassNode {
  readonly id: string
  readonly class: string
  readonly dataset: Readonly<Record<string, unknown>>
  /** of the component whose template contains the element; null for a root */
  readonly ownerShadowRoot: object | null
  /** data of a component */
  readonly data?: Readonly<Record<string, unknown>>
  getShadowRoot?(): object | null
  triggerEvent(name: string, detail: unknown, options: TriggerOptions): void
}

export interface TriggerOptions {
  readonly bubbles?: boolean
  readonly composed?: boolean
  readonly capturePhase?: boolean
}

/** The framework's element of a DOM element; undefined for the inner parts of a built-in component. */
export function glassNode(element: Element): GlassNode | undefined {
  return (element as Element & { __wxElement?: GlassNode }).__wxElement
}

/** The element's name in wxml. */
export function tagName(element: Element): string {
  return element.tagName.toLowerCase().replace(/^wx-/, '')
}
