import type { FieldError } from '@contract/base/envelope'
import { PRODUCT_TEXT_MAX } from '@contract/base/product-constants'
import { FALLBACK_LANGUAGE, languageTag, type Language } from '@contract/base/languages'
import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { LanguageTabs } from '../../../kit/fields/language-tabs'
import { useT } from '../../../text/use-t'
import { TEXT_FIELDS, type TextField as Field } from './draft'
import type { InLanguage, PartProps } from './part'

const ROWS: Readonly<Record<Field, number>> = { name: 1, short_description: 2, description: 5 }

interface Props extends PartProps, InLanguage {
  readonly errors: readonly FieldError[]
}

/** Name and descriptions in six languages; where one is empty, English is shown. */
export function TextsCard({ draft, change, errorAt, errors, language, onLanguage }: Props) {
  const t = useT()
  const isEmpty = (code: Language) => TEXT_FIELDS.some((field) => draft.texts[`${field}_${code}`] === '')
  const isWrong = (code: Language) =>
    TEXT_FIELDS.some((name) => errors.some(({ field }) => field === `${name}_${code}`))
  return (
    <Card title={t('editor.texts')}>
      <LanguageTabs
        language={language}
        onChange={onLanguage}
        empty={(code) => code !== FALLBACK_LANGUAGE && isEmpty(code)}
        wrong={isWrong}
      >
        {(code) =>
          TEXT_FIELDS.map((field) => {
            const key = `${field}_${code}` as const
            const english = draft.texts[`${field}_${FALLBACK_LANGUAGE}`]
            return (
              <TextField
                key={key}
                label={t(`editor.${field}`)}
                lang={languageTag(code)}
                rows={ROWS[field]}
                maxLength={PRODUCT_TEXT_MAX[field]}
                placeholder={code === FALLBACK_LANGUAGE ? undefined : english}
                required={key === 'name_en'}
                value={draft.texts[key]}
                onChange={(text) => change({ texts: { ...draft.texts, [key]: text } })}
                error={errorAt(key)}
              />
            )
          })
        }
      </LanguageTabs>
    </Card>
  )
}
