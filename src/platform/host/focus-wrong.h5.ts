import type { ReactNode } from 'react'

/** Here the page itself tells which form a field is in. */
export const FormScope = ({ children }: { value: object; children: ReactNode }): ReactNode => children

const WRONG = '[aria-invalid="true"], [aria-describedby$="-error"], [role="alert"]'
const FOCUSED = 'a[href], button, input, textarea, [tabindex="0"]'

const shownIn = (part: Element, what: string) =>
  Array.from(part.querySelectorAll<HTMLElement>(what)).filter((node) => node.getClientRects().length > 0)

/** What a message belongs to that is not tied to one field, such as a row of stars: the control before it. */
function controlBefore(part: Element, message: Element): HTMLElement | undefined {
  const isBefore = (node: Element) => node.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING
  return shownIn(part, FOCUSED).filter(isBefore).pop()
}

/**
 * Puts the focus on the first field that is marked as wrong, in the middle of the screen: of the form around what was
 * pressed, where a page has several. To be called once the marks are drawn.
 */
export function focusWrong(): void {
  let form: Element | null = document.activeElement
  while (form && shownIn(form, WRONG).length === 0) form = form.parentElement
  if (!form) return
  const [first] = shownIn(form, WRONG)
  const field = first.matches('[role="alert"]') ? controlBefore(form, first) : first
  field?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}
