import { useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '@/kit/cx'
import { IconButton } from '@/kit/icon-button/icon-button'
import { chevronLeft } from '@/kit/icon/glyphs/chevron-left'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { useFocusToScroll } from '@/kit/scroll/use-focus-to-scroll'
import { Dots } from './dots'
import type { CarouselProps } from './types'
import './carousel.scss'

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Slides in a snapping row, scrolled by the browser: by touch, wheel and keyboard. */
export function Carousel({ items, label, name, peek, every, dots = 'below', arrows, onChange }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const focused = useFocusToScroll(row)
  const [current, setCurrent] = useState(0)
  const [touched, setTouched] = useState(false)

  const show = useCallback((index: number) => {
    const slide = row.current?.children[index]
    if (!(slide instanceof HTMLElement) || !row.current) return
    const left = slide.offsetLeft - row.current.offsetLeft - parseFloat(getComputedStyle(row.current).paddingLeft)
    row.current.scrollTo({ left, behavior: still() ? 'auto' : 'smooth' })
  }, [])

  useEffect(() => {
    if (!every || touched || items.length < 2 || still()) return undefined
    const timer = setInterval(() => show((current + 1) % items.length), every)
    return () => clearInterval(timer)
  }, [every, touched, items.length, current, show])

  const onScroll = () => {
    const node = row.current
    if (!node) return
    const step = node.scrollWidth > node.clientWidth ? slideStep(node) : 1
    const atEnd = node.scrollLeft + node.clientWidth >= node.scrollWidth - 2
    const index = atEnd && node.scrollLeft > 0 ? items.length - 1 : Math.round(node.scrollLeft / step)
    if (index === current) return
    setCurrent(index)
    onChange?.(index)
  }

  const touch = () => setTouched(true)
  return (
    <div className="carousel" role="group" aria-label={name} aria-roledescription="carousel" onFocus={touch}>
      <div
        ref={row}
        tabIndex={focused ? 0 : undefined}
        className={cx('carousel__row', peek && 'carousel__row--peek')}
        onScroll={onScroll}
        onTouchStart={touch}
        onPointerEnter={touch}
      >
        {items.map((item, index) => (
          <div
            key={index}
            role="group"
            aria-label={label(index)}
            className={cx('carousel__slide', peek && 'carousel__slide--peek')}
          >
            {item}
          </div>
        ))}
      </div>
      {arrows && items.length > 1 && (
        <div className="carousel__arrows">
          <IconButton
            disc
            glyph={chevronLeft}
            label={arrows.previous}
            disabled={current === 0}
            onPress={() => show(current - 1)}
          />
          <IconButton
            disc
            glyph={chevronRight}
            label={arrows.next}
            disabled={current === items.length - 1}
            onPress={() => show(current + 1)}
          />
        </div>
      )}
      {dots !== 'none' && <Dots count={items.length} current={current} over={dots === 'over'} />}
    </div>
  )
}

function slideStep(row: HTMLElement): number {
  const [first, second] = Array.from(row.children) as HTMLElement[]
  return first && second ? second.offsetLeft - first.offsetLeft : 1
}
