import { languageTag, LANGUAGES, type Language } from '@contract/base/languages'
import { Card } from '../../../kit/card'
import { Picture } from '../../../kit/fields/picture'
import { localised } from '../../../text/localised'
import { useT } from '../../../text/use-t'
import { useTextIn } from '../../../text/use-text-in'
import { longestBeside, type AdvertDraft } from './draft'

function Tile({ draft, language }: { readonly draft: AdvertDraft; readonly language: Language }) {
  const look = useTextIn(language, 'adverts.look')
  const { image, ground } = draft
  const text = localised(draft, 'text', language)
  return (
    <div className={`tile tile--${ground} ground-${ground}`} lang={languageTag(language)}>
      <div className="tile__words">
        {text !== '' && <p className="tile__text">{text}</p>}
        <p className="tile__title">{localised(draft, 'title', language)}</p>
        {draft.link !== '' && <span className="tile__look">{look}</span>}
      </div>
      <div className="tile__arch">
        {image && <Picture path={image.path ?? image.url ?? ''} ground={ground} size="large" />}
      </div>
    </div>
  )
}

/** The advert on a phone: in the language that is edited, and in the one that takes the most room. */
export function Preview({ draft, language }: { readonly draft: AdvertDraft; readonly language: Language }) {
  const t = useT()
  const beside = longestBeside(draft, language)
  const nameOf = (code: Language) => LANGUAGES.find((known) => known.code === code)?.name ?? code
  return (
    <Card title={t('adverts.preview')}>
      <div className="preview">
        <Tile draft={draft} language={language} />
        {beside && (
          <>
            <h3 lang={languageTag(beside)}>{nameOf(beside)}</h3>
            <Tile draft={draft} language={beside} />
            <p className="dim">{t('adverts.preview_text')}</p>
          </>
        )}
      </div>
    </Card>
  )
}
