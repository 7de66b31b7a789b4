import type { KeyboardEvent } from 'react'
import { searchIds } from '../ids'
import type { ArrowKeysProps } from './arrow-keys-types'

const STOPS = `#${searchIds.searchInput}, #${searchIds.searchSuggestions} a`
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A page below this one may have the same ids, so hidden elements do not count. */
const shown = (node: HTMLElement) => node.offsetParent !== null

/** The arrow keys move from the field through the suggestions and back. */
export function ArrowKeys({ children, className }: ArrowKeysProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    const stops = Array.from(document.querySelectorAll<HTMLElement>(STOPS)).filter(shown)
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div className={className} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
