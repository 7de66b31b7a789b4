import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { FOCUSABLE, makePageInert } from './make-page-inert'
import type { OverlayProps } from './types'
import './overlay.scss'

/** A dialog over the page. The page behind is inert, Tab stays inside, Escape closes it, and the focus then returns. */
export function Overlay({ label, labelledBy, onClose, children, id }: OverlayProps) {
  const box = useRef<HTMLDivElement>(null)
  useDidHide(onClose)
  useEffect(() => {
    const opener = document.activeElement
    const release = makePageInert()
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true })
    return () => {
      release()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Tab') keepInside(event)
  }

  return createPortal(
    <div
      ref={box}
      id={id}
      className="overlay"
      role="dialog"
      aria-modal
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="overlay__scrim" onClick={onClose} />
      {children}
    </div>,
    document.body,
  )
}

function keepInside(event: KeyboardEvent<HTMLDivElement>): void {
  const inside = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE))
  const first = inside[0]
  const last = inside[inside.length - 1]
  const leaving = event.shiftKey ? [first, event.currentTarget] : [last]
  if (first && !leaving.includes(document.activeElement as HTMLElement)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
