import { lazySheet } from '@/shell/lazy-part/lazy-sheet.h5'
import type { ZoomProps } from './zoom'

/** The large picture in a lazy chunk. */
export const LazyZoom = lazySheet<ZoomProps>(async () => (await import('./zoom')).Zoom)
