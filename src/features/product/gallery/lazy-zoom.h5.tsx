import { lazy, Suspense } from 'react'
import type { ZoomProps } from './zoom'

const Zoom = lazy(async () => ({ default: (await import('./zoom')).Zoom }))

/** The large picture in a lazy chunk. */
export function LazyZoom(props: ZoomProps) {
  return (
    <Suspense fallback={null}>
      <Zoom {...props} />
    </Suspense>
  )
}
