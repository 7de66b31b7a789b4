/** What the handlers use of a component framework's element, which hangs on the DOM element that it draws. */
export interface GlassNode {
  readonly id: string
  readonly class: string
  readonly dataset: Readonly<Record<string, unknown>>
  /** of the component in whose template the element stands; null for a root */
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

/** The framework's element of a DOM element; undefined for what a built-in component drew inside itself. */
export function glassNode(element: Element): GlassNode | undefined {
  return (element as Element & { __wxElement?: GlassNode }).__wxElement
}

/** Name of the element as it stands in wxml. */
export function tagName(element: Element): string {
  return element.tagName.toLowerCase().replace(/^wx-/, '')
}
