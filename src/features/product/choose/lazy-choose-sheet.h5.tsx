import { lazy, Suspense } from 'react'
import type { ChooseSheetProps } from './choose-sheet'

const ChooseSheet = lazy(async () => ({ default: (await import('./choose-sheet')).ChooseSheet }))

/** The choose sheet in a lazy chunk. */
export function LazyChooseSheet(props: ChooseSheetProps) {
  return (
    <Suspense fallback={null}>
      <ChooseSheet {...props} />
    </Suspense>
  )
}
