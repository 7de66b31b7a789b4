import type { Language } from '@contract/base/languages'
import type { ErrorAt } from '../../text/failure'
import type { ShopEditor } from './use-shop-editor'

/** What every card of the settings gets. */
export interface PartProps {
  readonly editor: ShopEditor
  readonly errorAt: ErrorAt
  /** Texts and names of shipping methods show the same language. */
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}
