import { isLanguage, LANGUAGES, type Language } from '@contract/base/languages'
import { ApiError } from '../api/api-error'
import { Icon } from '../kit/icon/icon'
import { Select } from '../kit/fields/select'
import { toastFailure } from '../kit/over/toast'
import { chooseLanguage } from '../text/choose'
import { useLanguage, useT } from '../text/use-t'

const choices = LANGUAGES.map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))

async function choose(language: Language): Promise<void> {
  try {
    await chooseLanguage(language)
  } catch (error) {
    // a chunk that did not arrive: the language stays
    if (!(error instanceof TypeError)) throw error
    toastFailure(new ApiError('network', error.message))
  }
}

/** The language of the console, kept on this device. */
export function LanguageChoice() {
  const t = useT()
  const language = useLanguage()
  return (
    <div className="language-choice">
      <Select
        bare
        pill
        label={t('common.language')}
        choices={choices}
        value={language}
        onChange={(code) => isLanguage(code) && void choose(code)}
      />
      <span className="language-choice__icon">
        <Icon name="languages" />
      </span>
    </div>
  )
}
