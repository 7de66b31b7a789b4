import { useEffect, useState, useSyncExternalStore } from 'react'
import { TOAST_MS } from '@contract/base/constants'
import type { ApiError } from '../../api/api-error'
import { failureText } from '../../text/failure'
import { t, useT } from '../../text/use-t'
import { Icon } from '../icon/icon'

interface Told {
  readonly id: number
  readonly text: string
  readonly isFailure: boolean
}

const listeners = new Set<() => void>()
let told: readonly Told[] = []
let last = 0

function put(next: readonly Told[]): void {
  told = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const now = () => told
const close = (id: number) => put(told.filter((each) => each.id !== id))

function tell(text: string, isFailure: boolean): void {
  last += 1
  put([...told.filter((each) => each.text !== text), { id: last, text, isFailure }])
}

/** A short message at the lower edge, which is read out. */
export const toast = (text: string): void => tell(text, false)

/** The same for something that did not work; it stays twice as long. */
export const toastFailure = (error: ApiError): void => tell(failureText(t, error), true)

/** A message leaves by itself, unless somebody points at it or has the focus in it. */
function Message({ message: { id, text, isFailure } }: { readonly message: Told }) {
  const tt = useT()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const clock = setTimeout(() => close(id), isFailure ? 2 * TOAST_MS : TOAST_MS)
    return () => clearTimeout(clock)
  }, [id, isFailure, isHeld])
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }
  return (
    <div className={isFailure ? 'toast toast--failure' : 'toast'} {...hold}>
      <p className="toast__text">{text}</p>
      <button
        type="button"
        className="toast__close"
        aria-label={tt('common.close')}
        onClick={() => close(id)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Icon name="cross" size={16} />
      </button>
    </div>
  )
}

/** Where the messages are shown; once in the console. */
export function Toasts() {
  const messages = useSyncExternalStore(subscribe, now, now)
  return (
    <div className="toasts" role="status">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </div>
  )
}
