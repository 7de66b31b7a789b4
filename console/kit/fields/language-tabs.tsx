import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { languageTag, LANGUAGES, type Language } from '@contract/base/languages'
import { useT } from '../../text/use-t'

interface Props {
  readonly language: Language
  readonly onChange: (language: Language) => void
  /** The languages without a text of their own: English is shown in its place. */
  readonly empty: (language: Language) => boolean
  /** Languages with a field that was refused. */
  readonly wrong?: (language: Language) => boolean
  readonly children: (language: Language) => ReactNode
}

/** English first: it is what is shown where another language is empty. */
const ORDER = [...LANGUAGES].sort((a, b) => Number(b.code === 'en') - Number(a.code === 'en'))

/** A text in every language, one at a time. */
export function LanguageTabs({ language, onChange, empty, wrong = () => false, children }: Props) {
  const t = useT()
  return (
    <Tabs.Root value={language} onValueChange={(value) => onChange(value as Language)}>
      <Tabs.List className="chips chips--tabs" aria-label={t('common.language')}>
        {ORDER.map(({ code, name, tag }) => (
          <Tabs.Tab key={code} value={code} className="chip" lang={tag}>
            {name}
            {wrong(code) && (
              <span className="chip__dot chip__dot--wrong" role="img" aria-label={t('common.has_errors')} />
            )}
            {!wrong(code) && empty(code) && (
              <span className="chip__dot" role="img" aria-label={t('common.english_is_shown')} />
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={language} className="panel" lang={languageTag(language)} tabIndex={-1}>
        {children(language)}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
