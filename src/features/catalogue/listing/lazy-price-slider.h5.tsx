import { lazy, Suspense } from 'react'
import type { PriceSliderProps } from './price-slider'
import './lazy-price-slider.scss'

const PriceSlider = lazy(async () => ({ default: (await import('./price-slider')).PriceSlider }))

const byTouch = () => window.matchMedia('(any-pointer: coarse)').matches

/** The slider in a lazy chunk, for touch screens only: with a mouse, the fields are used. */
export function LazyPriceSlider(props: PriceSliderProps) {
  if (!byTouch()) return null
  return (
    <Suspense fallback={<div className="price-slider-space" />}>
      <PriceSlider {...props} />
    </Suspense>
  )
}
