import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { cx } from '@/kit/cx'
import { useFocusToScroll } from './use-focus-to-scroll'
import type { ScrollProps } from './types'
import './scroll.scss'

/** How far from the end the next part is loaded, in px. */
const AHEAD = 600

/** A box that scrolls. It keeps its position while another page covers its page. */
export function Scroll({ children, sideways, onEnd, onScroll, main, label, id, className, style }: ScrollProps) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef(0)
  const focused = useFocusToScroll(box)
  useDidShow(() => {
    // setting the place lays the whole page out, which the frame does again
    if (box.current && !sideways && place.current > 0) box.current.scrollTop = place.current
  })

  const check = () => {
    const node = box.current
    if (!node || sideways || !onEnd) return
    if (node.clientHeight > 0 && node.scrollHeight - node.scrollTop - node.clientHeight < AHEAD) onEnd()
  }
  // A first part that does not fill the screen cannot be scrolled, so nothing else would load the next one. With the
  // frame, which lays the page out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(check)
    return () => cancelAnimationFrame(frame)
  })

  return (
    <div
      ref={box}
      id={id}
      tabIndex={main || focused ? 0 : undefined}
      aria-label={label}
      className={cx('scroll', sideways && 'scroll--sideways', className)}
      style={style}
      onScroll={(event) => {
        if (event.target !== event.currentTarget) return
        place.current = event.currentTarget.scrollTop
        onScroll?.(place.current)
        check()
      }}
    >
      {children}
    </div>
  )
}
