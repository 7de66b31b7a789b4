import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { act } from 'react-dom/test-utils'

// React asks for this before it takes act() seriously
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | undefined
let box: HTMLElement | undefined

/** Draws an element into a fresh app box of the page, taking the one before away. Answers the box. */
export function render(element: ReactElement): HTMLElement {
  cleanUp()
  const app = document.createElement('div')
  app.id = 'app'
  document.body.appendChild(app)
  const made = createRoot(app)
  act(() => made.render(element))
  root = made
  box = app
  return app
}

/** Draws another element in the same place. */
export function redraw(element: ReactElement): void {
  act(() => root?.render(element))
}

export function cleanUp(): void {
  act(() => root?.unmount())
  box?.remove()
  root = undefined
}

/** The element of a role with a name, in the whole document; fails when there is none. */
export function byRole(role: string, name: string): HTMLElement {
  const implicit: Record<string, string> = { link: 'a[href]', textbox: 'input, textarea', heading: 'h1, h2, h3' }
  const all = document.querySelectorAll<HTMLElement>(`[role="${role}"]${implicit[role] ? `, ${implicit[role]}` : ''}`)
  const found = Array.from(all).find((node) => nameOf(node) === name)
  if (!found) throw new Error(`no ${role} named "${name}" among: ${Array.from(all, nameOf).join(' | ')}`)
  return found
}

function nameOf(node: HTMLElement): string {
  const label = node.id && document.querySelector(`label[for="${node.id}"]`)
  return node.getAttribute('aria-label') ?? (label || node).textContent ?? ''
}

export function click(node: Element): void {
  act(() => {
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
}

export function press(node: Element, key: string, more: KeyboardEventInit = {}): void {
  act(() => {
    node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })
}

/** Types a whole value into a field, as a person's input method would report it. */
export function type(node: Element, value: string): void {
  const prototype = node instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(node, value)
    node.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Lets settled promises be drawn. */
export async function settle(): Promise<void> {
  await act(async () => {
    await Promise.resolve()
  })
}
