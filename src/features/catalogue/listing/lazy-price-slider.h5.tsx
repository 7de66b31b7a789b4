import { lazy, Suspense } from 'react'
import type { PriceSliderProps } from './price-slider'
import './lazy-price-slider.scss'

const PriceSlider = lazy(async () => ({ default: (await import('./price-slider')).PriceSlider }))

/** The slider in a lazy chunk, which comes when the filters open. */
export function LazyPriceSlider(props: PriceSliderProps) {
  return (
    <Suspense fallback={<div className="price-slider-space" />}>
      <PriceSlider {...props} />
    </Suspense>
  )
}
