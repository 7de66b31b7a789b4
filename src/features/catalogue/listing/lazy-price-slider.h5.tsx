import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { PriceSliderProps } from './price-slider'
import './lazy-price-slider.scss'

/** The slider in a lazy chunk, which comes when the filters open. */
export const LazyPriceSlider = lazyPart<PriceSliderProps>(async () => (await import('./price-slider')).PriceSlider, {
  space: <div className="price-slider-space" />,
})
