/**
 * What tests of pages and components draw with. Elements are found with `screen` of @testing-library/react, by their
 * role and their name, and acted on with `user`.
 */
import { cleanup, render as draw, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'

let drawn: Pick<RenderResult, 'rerender'> | undefined

/** Draws an element into a fresh app box of the page, taking the one before away. Answers the box. */
export function render(element: ReactElement): HTMLElement {
  cleanup()
  const app = document.createElement('div')
  app.id = 'app'
  drawn = draw(element, { container: document.body.appendChild(app) })
  return app
}

/** Draws another element in the same place. */
export function redraw(element: ReactElement): void {
  drawn?.rerender(element)
}
