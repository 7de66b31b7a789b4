import { createElement, type KeyboardEvent, type MouseEvent } from 'react'
import { cx } from '@/kit/cx'
import { useOnce } from './use-once'
import type { PressableProps } from './types'
import './pressable.scss'

/**
 * Anything that can be pressed: a link is an anchor, everything else a focusable box with its role, Enter and Space.
 */
export function Pressable(props: PressableProps) {
  const [run, running] = useOnce(props.onPress)
  const role = props.role ?? 'button'
  const busy = props.busy || running
  const link = role === 'link' && props.href !== undefined

  const act = (event: MouseEvent | KeyboardEvent) => {
    event.stopPropagation()
    // With a modifier key, the browser opens the link in a new tab.
    const own = link && (event.metaKey || event.ctrlKey || event.shiftKey)
    if (own) return
    if (props.onPress || props.disabled) event.preventDefault()
    if (!props.disabled && !busy) run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' || (event.key === ' ' && role !== 'link')) act(event)
  }

  return createElement(
    link ? 'a' : 'div',
    {
      id: props.id,
      href: link ? props.href : undefined,
      role: link ? undefined : role,
      className: cx('press', props.disabled && 'press--off', props.className),
      style: props.style,
      tabIndex: props.skipped ? -1 : 0,
      onClick: act,
      onKeyDown,
      'aria-label': props.byContent ? undefined : props.label,
      'aria-disabled': props.disabled || undefined,
      'aria-busy': busy || undefined,
      'aria-checked': props.checked,
      'aria-pressed': props.pressed,
      'aria-expanded': props.expanded,
      'aria-selected': props.selected,
      'aria-haspopup': props.opens,
      'aria-current': props.current ? 'page' : undefined,
      'aria-describedby': props.describedBy,
      'aria-hidden': props.skipped || undefined,
    },
    props.children,
  )
}
