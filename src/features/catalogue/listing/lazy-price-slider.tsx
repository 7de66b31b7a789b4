export { PriceSlider as LazyPriceSlider } from './price-slider'
