import { FALLBACK_LANGUAGE, languageTag, type Language } from '@contract/base/languages'
import { STORE_TEXT_MAX } from '@contract/rules/store'
import { Card } from '../../kit/card'
import { TextField } from '../../kit/fields/field'
import { LanguageTabs } from '../../kit/fields/language-tabs'
import { useT } from '../../text/use-t'
import type { PartProps } from './part'

const TEXTS = ['text', 'returns'] as const

/** What the shop says about itself, and how it takes goods back. */
export function TextsCard({ editor: { draft, errors, setField }, errorAt, language, onLanguage }: PartProps) {
  const t = useT()
  const isEmpty = (code: Language) => TEXTS.some((text) => draft.fields[`${text}_${code}`] === '')
  return (
    <Card title={t('editor.texts')}>
      <LanguageTabs
        language={language}
        onChange={onLanguage}
        empty={(code) => code !== FALLBACK_LANGUAGE && isEmpty(code)}
        wrong={(code) => TEXTS.some((text) => errors.some(({ field }) => field === `${text}_${code}`))}
      >
        {(code) =>
          TEXTS.map((text) => {
            const key = `${text}_${code}` as const
            return (
              <TextField
                key={key}
                label={t(`shop.${text}`)}
                lang={languageTag(code)}
                rows={text === 'text' ? 5 : 4}
                maxLength={STORE_TEXT_MAX}
                placeholder={code === FALLBACK_LANGUAGE ? undefined : draft.fields[`${text}_${FALLBACK_LANGUAGE}`]}
                value={draft.fields[key]}
                onChange={(value) => setField(key, value)}
                error={errorAt(key)}
              />
            )
          })
        }
      </LanguageTabs>
    </Card>
  )
}
