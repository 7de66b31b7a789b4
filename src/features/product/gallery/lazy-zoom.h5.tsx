import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { ZoomProps } from './zoom'

/** The large picture in a lazy chunk. */
export const LazyZoom = lazyPart<ZoomProps>(async () => (await import('./zoom')).Zoom, {
  lost: ({ onClose }) => onClose(),
})
