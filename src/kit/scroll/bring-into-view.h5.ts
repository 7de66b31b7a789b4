/** Scrolls the element with this id into the middle of what scrolls around it, if it is there. */
export function bringIntoView(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
