import type { OpenPage } from '../../types/runtime'
import { glassNode, tagName } from './glass-node'

/** An element as the client sees it; `nodeId` marks a custom component, `videoId` a video. */
export interface ElementHandle {
  readonly elementId: string
  readonly tagName: string
  readonly nodeId?: string
  readonly videoId?: string
}

interface Registry {
  readonly ids: WeakMap<Element, string>
  readonly elements: Map<string, WeakRef<Element>>
}

const registries = new WeakMap<OpenPage, Registry>()

function registryOf(page: OpenPage): Registry {
  const known = registries.get(page)
  if (known !== undefined) return known
  const made = { ids: new WeakMap<Element, string>(), elements: new Map<string, WeakRef<Element>>() }
  registries.set(page, made)
  return made
}

/** @throws Error when the page is no longer on the stack */
export function pageOf(stack: readonly OpenPage[], pageId: unknown): OpenPage {
  const page = stack.find(({ id }) => id === pageId)
  if (page === undefined) throw new Error(`page ${String(pageId)} is not on the page stack`)
  return page
}

/** The same element always gets the same id, which is unique on its page. */
export function handleOf(page: OpenPage, element: Element): ElementHandle {
  const elementId = idOf(registryOf(page), page, element)
  const tag = tagName(element)
  const handle = { elementId, tagName: tag }
  if (page.view.instanceOf(element) !== undefined) return { ...handle, nodeId: elementId }
  return tag === 'video' ? { ...handle, videoId: glassNode(element)?.id || elementId } : handle
}

function idOf({ ids, elements }: Registry, page: OpenPage, element: Element): string {
  const known = ids.get(element)
  if (known !== undefined) return known
  const id = `${page.id}-${elements.size + 1}`
  ids.set(element, id)
  elements.set(id, new WeakRef(element))
  return id
}

/** @throws Error when the page never had the element, or no longer has it */
export function elementOf(page: OpenPage, elementId: unknown): Element {
  const id = String(elementId)
  const { elements } = registryOf(page)
  if (!elements.has(id)) throw new Error(`element ${id} is not known on ${page.path}`)
  const element = elements.get(id)?.deref()
  if (element === undefined || !element.isConnected) throw new Error(`element ${id} is not on ${page.path} any more`)
  return element
}
