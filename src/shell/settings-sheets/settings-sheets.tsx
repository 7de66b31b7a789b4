import { CurrencySheet } from './currency-sheet'
import { LanguageSheet } from './language-sheet'
import type { SettingsSheetsProps } from './types'

/** The lists of languages and of currencies, of which at most one is open. */
export function SettingsSheets({ open, onClose }: SettingsSheetsProps) {
  return (
    <>
      <LanguageSheet open={open === 'language'} onClose={onClose} />
      <CurrencySheet open={open === 'currency'} onClose={onClose} />
    </>
  )
}
