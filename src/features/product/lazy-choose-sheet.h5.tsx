import { lazySheet } from '@/shell/lazy-part/lazy-sheet.h5'
import type { ChooseSheetProps } from './choose/choose-sheet'

/** The choose sheet in a lazy chunk. */
export const LazyChooseSheet = lazySheet<ChooseSheetProps>(
  async () => (await import('./choose/choose-sheet')).ChooseSheet,
  true,
)
