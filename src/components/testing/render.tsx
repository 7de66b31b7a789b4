/**
 * What tests of pages and components draw with and act by. Elements are found with `screen` of @testing-library/react,
 * by their role and their name.
 */
import { cleanup, fireEvent, render as draw, screen, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { act } from 'react-dom/test-utils'

let drawn: Pick<RenderResult, 'rerender'> | undefined

/** Draws an element into a fresh app box of the page, taking the one before away. Answers the box. */
export function render(element: ReactElement): HTMLElement {
  cleanUp()
  const app = document.createElement('div')
  app.id = 'app'
  drawn = draw(element, { container: document.body.appendChild(app) })
  return app
}

/** Draws another element in the same place. */
export function redraw(element: ReactElement): void {
  drawn?.rerender(element)
}

export function cleanUp(): void {
  cleanup()
}

/** The one element of a role with a name, in the whole document; fails when there is none, or more than one. */
export function byRole(role: string, name: string): HTMLElement {
  return screen.getByRole(role, { name })
}

export function click(node: Element): void {
  fireEvent.click(node)
}

export function press(node: Element, key: string, more: KeyboardEventInit = {}): void {
  fireEvent.keyDown(node, { key, ...more })
}

/** Types a whole value into a field, as a person's input method would report it. */
export function type(node: Element, value: string): void {
  fireEvent.input(node, { target: { value } })
}

/** Lets settled promises be drawn. */
export async function settle(): Promise<void> {
  await act(async () => {
    await Promise.resolve()
  })
}
