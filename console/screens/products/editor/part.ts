import type { Language } from '@contract/base/languages'
import type { ErrorAt } from '../../../text/failure'
import type { Draft } from './draft'

/** What every part of the editor gets. */
export interface PartProps {
  readonly draft: Draft
  readonly change: (some: Partial<Draft>) => void
  readonly errorAt: ErrorAt
}

/** Parts in several languages show the same one. */
export interface InLanguage {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}
