import { lazy, Suspense } from 'react'
import type { QuickSheetProps } from './quick-sheet'

const QuickSheet = lazy(async () => ({ default: (await import('./quick-sheet')).QuickSheet }))

/** The sheet of the quick-add in a lazy chunk, so that lists load less. */
export function LazyQuickSheet(props: QuickSheetProps) {
  return (
    <Suspense fallback={null}>
      <QuickSheet {...props} />
    </Suspense>
  )
}
