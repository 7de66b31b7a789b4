import { FALLBACK_LANGUAGE, languageTag, type Language } from '@contract/base/languages'
import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { LanguageTabs } from '../../../kit/fields/language-tabs'
import { RichText } from '../../../kit/rich-text/rich-text'
import type { ErrorAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'
import type { TextsOf } from '../content/texts-of'

const MOST = { title: 120, summary: 300 } as const

interface Props {
  readonly draft: TextsOf<'title' | 'content'> & Partial<TextsOf<'summary'>>
  readonly onChange: (field: `${'title' | 'summary' | 'content'}_${Language}`, text: string) => void
  readonly errorAt: ErrorAt
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

/** Title and text of an article or a policy in every language; an article has a summary, too. */
export function Texts({ draft, onChange, errorAt, language, onLanguage }: Props) {
  const t = useT()
  const fields = 'summary_en' in draft ? (['title', 'summary'] as const) : (['title'] as const)
  return (
    <Card>
      <LanguageTabs
        language={language}
        onChange={onLanguage}
        empty={(code) =>
          code !== FALLBACK_LANGUAGE && (draft[`title_${code}`] === '' || draft[`content_${code}`] === '')
        }
        wrong={(code) => ['title', 'summary', 'content'].some((field) => errorAt(`${field}_${code}`) !== undefined)}
      >
        {(code) => (
          <>
            {fields.map((field) => (
              <TextField
                key={`${field}_${code}`}
                label={t(`pages.field_${field}`)}
                lang={languageTag(code)}
                rows={field === 'summary' ? 2 : 1}
                maxLength={MOST[field]}
                placeholder={code === FALLBACK_LANGUAGE ? undefined : draft[`${field}_${FALLBACK_LANGUAGE}`]}
                required={code === FALLBACK_LANGUAGE}
                value={draft[`${field}_${code}`] ?? ''}
                onChange={(text) => onChange(`${field}_${code}`, text)}
                error={errorAt(`${field}_${code}`)}
              />
            ))}
            <RichText
              key={`content_${code}`}
              label={t('pages.field_content')}
              hint={t('pages.content_hint')}
              lang={languageTag(code)}
              value={draft[`content_${code}`]}
              onChange={(html) => onChange(`content_${code}`, html)}
              error={errorAt(`content_${code}`)}
            />
          </>
        )}
      </LanguageTabs>
    </Card>
  )
}
