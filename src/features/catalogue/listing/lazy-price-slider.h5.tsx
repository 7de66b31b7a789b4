import { lazy, Suspense } from 'react'
import type { PriceSliderProps } from './price-slider'
import './lazy-price-slider.scss'

const PriceSlider = lazy(async () => ({ default: (await import('./price-slider')).PriceSlider }))

const byTouch = () => window.matchMedia('(any-pointer: coarse)').matches

/** The slider in a chunk of its own, for screens that can be touched: a mouse does not move it, and has the fields. */
export function LazyPriceSlider(props: PriceSliderProps) {
  if (!byTouch()) return null
  return (
    <Suspense fallback={<div className="price-slider-space" />}>
      <PriceSlider {...props} />
    </Suspense>
  )
}
