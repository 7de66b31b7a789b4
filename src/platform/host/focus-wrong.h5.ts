import type { ReactNode } from 'react'

/** On the web, the DOM shows which form a field is in. */
export const FormScope = ({ children }: { value: object; children: ReactNode }): ReactNode => children

const WRONG = '[aria-invalid="true"], [aria-describedby$="-error"], [role="alert"]'
const FOCUSED = 'a[href], button, input, textarea, [tabindex="0"]'

const shownIn = (part: Element, what: string) =>
  Array.from(part.querySelectorAll<HTMLElement>(what)).filter((node) => node.getClientRects().length > 0)

/** The control that a message belongs to when it is not tied to a field, such as a row of stars: the one before it. */
function controlBefore(part: Element, message: Element): HTMLElement | undefined {
  const isBefore = (node: Element) => node.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING
  return shownIn(part, FOCUSED).filter(isBefore).pop()
}

/**
 * Focuses the first invalid field and scrolls it to the middle of the screen. On a page with several forms it looks in
 * the form that contains the focused element. Call it after the errors are drawn.
 */
export function focusWrong(): void {
  for (let form = document.activeElement; form; form = form.parentElement) {
    const [first] = shownIn(form, WRONG)
    if (!first) continue
    const field = first.matches('[role="alert"]') ? controlBefore(form, first) : first
    field?.focus({ preventScroll: true })
    first.scrollIntoView({ block: 'center' })
    return
  }
}
