/** The keys of the queue: J and K go to the next and the previous one, A approves, R refuses. */
import { useEffect, useState } from 'react'

const STORED = 'souk.console.queue-keys'

/** Whether letters are keys here; people who dictate turn them off, for this device. */
export function useKeysOn(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(STORED) !== 'off')
  const set = (next: boolean) => {
    localStorage.setItem(STORED, next ? 'on' : 'off')
    setOn(next)
  }
  return [on, set]
}

/** Letters belong to the field in which they are typed, and to what lies over the screen. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  if (!(target instanceof Element)) return false
  return target.closest('input:not([type=checkbox]), select, textarea, [role=dialog], [role=alertdialog]') !== null
}

/** The buttons of the pane say with `data-queue-key` which key presses them. */
function press(key: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-queue-key="${key}"]`)
  button?.click()
  return button !== null
}

/** `onStep` gets 1 for the next and -1 for the previous one. */
export function useKeys(isOn: boolean, onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => {
      if (isTaken(event) || event.repeat) return
      const key = event.key.toLowerCase()
      if (key === 'j' || key === 'k') onStep(key === 'j' ? 1 : -1)
      else if (!['a', 'r'].includes(key) || !press(key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn, onStep])
}
