import type { OpenPage } from '../../types/runtime'
import { publicProperties } from '../../view/builtins/properties/public-properties'
import { glassNode, tagName } from './glass-node'
import { innerText } from './inner-text'
import { toPlain } from '../plain'

/** A property of the DOM element, such as offsetWidth. innerText also works without layout. */
export function domProperty(element: Element, name: string): unknown {
  if (name === 'innerText') return innerText(element as HTMLElement)
  return toPlain((element as unknown as Record<string, unknown>)[name])
}

/** An attribute from wxml: class, id, style, data-… and the properties of its component. */
export function attribute(element: Element, name: string): unknown {
  const node = glassNode(element)
  if (name === 'class') return node?.class ?? element.className
  if (name === 'id') return node?.id ?? element.id
  if (name.startsWith('data-')) return toPlain(node?.dataset[camelCase(name.slice('data-'.length))])
  const data = node?.data ?? {}
  const property = camelCase(name)
  return property in data ? toPlain(data[property]) : element.getAttribute(name)
}

/** A computed style, named in either case. */
export function style(element: Element, name: string): string {
  const computed = element.ownerDocument.defaultView?.getComputedStyle(element)
  return computed?.getPropertyValue(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) ?? ''
}

/** A property of the element's component. The client first asks for `__propPublic`, the list of their names. */
export function property(page: OpenPage, element: Element, name: string): unknown {
  const data = glassNode(element)?.data ?? {}
  if (name !== '__propPublic') return toPlain(data[name])
  const isCustom = page.view.instanceOf(element) !== undefined
  const names = isCustom ? Object.keys(data) : publicProperties(tagName(element))
  return Object.fromEntries(names.map((known) => [known, true]))
}

/** The element's position on the page, in CSS px. */
export function offset(element: Element): { left: number; top: number } {
  const { left, top } = element.getBoundingClientRect()
  const window = element.ownerDocument.defaultView
  return { left: left + (window?.scrollX ?? 0), top: top + (window?.scrollY ?? 0) }
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
