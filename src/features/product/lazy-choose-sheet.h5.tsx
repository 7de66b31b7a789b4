import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { ChooseSheetProps } from './choose/choose-sheet'

/** The choose sheet in a lazy chunk. */
export const LazyChooseSheet = lazyPart<ChooseSheetProps>(
  async () => (await import('./choose/choose-sheet')).ChooseSheet,
  {
    lost: ({ onClose }) => onClose(),
    ahead: true,
  },
)
