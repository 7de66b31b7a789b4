import { onTap } from './on-tap'
import type { Sheet } from './columns'

/** px of an option, as in the style sheet */
const ROW = 48
/** milliseconds without scrolling after which a column is at rest */
const REST = 120

export interface SheetEvents {
  /** Called when a column changes; returns the new content of the sheet. */
  turned(column: number, chosen: readonly number[]): Sheet
  confirmed(chosen: readonly number[]): void
  cancelled(): void
}

export interface OpenSheet {
  update(sheet: Sheet): void
  close(): void
}

function make(document: Document, parent: Element, className: string, text = ''): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.textContent = text
  parent.append(element)
  return element
}

/** Opens a picker's sheet at the bottom of the page. */
export function openSheet(document: Document, title: string, first: Sheet, events: SheetEvents): OpenSheet {
  const mask = make(document, document.body, 'wx-picker-mask')
  const panel = make(document, mask, 'wx-picker')
  const bar = make(document, panel, 'wx-picker-header')
  const cancel = make(document, bar, 'wx-picker-action wx-picker-cancel', 'Cancel')
  make(document, bar, 'wx-picker-title', title)
  const confirm = make(document, bar, 'wx-picker-action wx-picker-confirm', 'OK')
  const body = make(document, panel, 'wx-picker-columns')
  let sheet = first
  // per column: they come to rest together, and the last one must not overwrite another column's choice
  const moving = new Map<number, Element>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function turn(column: number, option: number): void {
    if (sheet.chosen[column] === option) return
    const chosen = sheet.chosen.map((before, index) => (index === column ? option : before))
    update(events.turned(column, chosen))
  }
  function update(next: Sheet): void {
    sheet = next
    moving.clear()
    body.replaceChildren()
    sheet.columns.forEach((options, column) => {
      const chosen = sheet.chosen[column]
      if (chosen === undefined) throw new Error(`column ${column} of a picker has no chosen option`)
      const list = make(document, body, 'wx-picker-column')
      options.forEach((option, index) => {
        const isChosen = index === chosen
        const item = make(document, list, isChosen ? 'wx-picker-item wx-picker-chosen' : 'wx-picker-item', option)
        onTap(item, () => turn(column, index))
      })
      list.scrollTop = chosen * ROW
      list.addEventListener('scroll', () => rest(column, list))
    })
  }
  function rest(column: number, list: Element): void {
    clearTimeout(timer)
    moving.set(column, list)
    timer = setTimeout(finish, REST)
  }
  function finish(): void {
    clearTimeout(timer)
    const rested = Array.from(moving, ([column, list]) => [column, Math.round(list.scrollTop / ROW)] as const)
    rested.forEach(([column, option]) => turn(column, option))
  }
  function close(): void {
    clearTimeout(timer)
    mask.remove()
  }

  update(first)
  onTap(confirm, () => {
    // a column may still be scrolling
    finish()
    close()
    events.confirmed(sheet.chosen)
  })
  onTap(cancel, () => {
    close()
    events.cancelled()
  })
  onTap(mask, (event) => {
    if (event.target !== mask) return
    close()
    events.cancelled()
  })
  return { update, close }
}
