export { Zoom as LazyZoom } from './zoom'
