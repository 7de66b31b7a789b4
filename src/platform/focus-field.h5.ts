/** Puts the focus on the first of these fields that is marked as wrong, once the marks are drawn. */
export function focusField(ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const wrong = ids.find((id) => document.getElementById(`${id}-error`) !== null)
    if (wrong === undefined) return
    const field = document.getElementById(wrong)
    field?.focus()
  })
}
