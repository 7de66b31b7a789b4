import type { OpsAdvert } from '@contract/entities/market/content'
import { FALLBACK_LANGUAGE, languageTag, type Language } from '@contract/base/languages'
import { go } from '../../../address/hash'
import { addressOf } from '../../../address/params'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { LanguageTabs } from '../../../kit/fields/language-tabs'
import { Tick } from '../../../kit/fields/tick'
import { confirm } from '../../../kit/over/confirm'
import { toast } from '../../../kit/over/toast'
import type { ErrorAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'
import { GroundField } from '../../../kit/fields/ground-field'
import { OnePicture } from '../content/one-picture'
import { TEXT_FIELDS, type AdvertDraft } from './draft'
import { LinkField } from './link-field'

const MOST = { title: 80, text: 160 } as const
const RENEWED = ['opsAdverts', 'opsAudits'] as const

/** Ends and removes; a new advert has neither. */
function Actions({ advert, onGone }: { readonly advert: OpsAdvert; readonly onGone: () => void }) {
  const t = useT()
  const end = useMutationOf('opsAdvertEnd', { renews: RENEWED, onDone: () => toast(t('adverts.ended')) })
  const removal = useMutationOf('opsAdvertRemove', {
    renews: RENEWED,
    onDone: () => {
      toast(t('adverts.removed'))
      onGone()
      void go(addressOf('/adverts', { position: advert.position }), { replace: true })
    },
  })
  const { advert_id } = advert
  const remove = async () => {
    const question = { title: t('adverts.remove_title'), text: t('adverts.remove_text'), yes: t('adverts.remove') }
    if (await confirm({ ...question, isDanger: true })) removal.mutate({ advert_id })
  }
  return (
    <div className="product-actions">
      {(advert.state === 'running' || advert.state === 'coming') && (
        <Button small busy={end.isPending} onClick={() => end.mutate({ advert_id })}>
          {t('adverts.end')}
        </Button>
      )}
      <Button small icon="trash" busy={removal.isPending} onClick={() => void remove()}>
        {t('adverts.remove')}
      </Button>
    </div>
  )
}

interface Props {
  readonly advert: OpsAdvert | null
  readonly draft: AdvertDraft
  readonly change: (some: Partial<AdvertDraft>) => void
  readonly errorAt: ErrorAt
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly onGone: () => void
}

/** All that can be changed of an advert. */
export function AdvertForm({ advert, draft, change, errorAt, language, onLanguage, onGone }: Props) {
  const t = useT()
  const isWrong = (code: Language) => TEXT_FIELDS.some((field) => errorAt(`${field}_${code}`) !== undefined)
  return (
    <Card>
      <LanguageTabs
        language={language}
        onChange={onLanguage}
        empty={(code) => code !== FALLBACK_LANGUAGE && draft[`title_${code}`] === ''}
        wrong={isWrong}
      >
        {(code) =>
          TEXT_FIELDS.map((field) => (
            <TextField
              key={`${field}_${code}`}
              label={t(`adverts.field_${field}`)}
              lang={languageTag(code)}
              maxLength={MOST[field]}
              placeholder={code === FALLBACK_LANGUAGE ? undefined : draft[`${field}_${FALLBACK_LANGUAGE}`]}
              required={code === FALLBACK_LANGUAGE && field === 'title'}
              value={draft[`${field}_${code}`]}
              onChange={(text) => change({ [`${field}_${code}`]: text })}
              error={errorAt(`${field}_${code}`)}
            />
          ))
        }
      </LanguageTabs>
      <LinkField link={draft.link} onChange={(link) => change({ link })} error={errorAt('link')} />
      <div className="two">
        <TextField
          type="datetime-local"
          label={t('adverts.from')}
          hint={t('adverts.from_hint')}
          value={draft.starts_at}
          onChange={(starts_at) => change({ starts_at })}
          error={errorAt('starts_at')}
        />
        <TextField
          type="datetime-local"
          label={t('adverts.until')}
          hint={t('adverts.until_hint')}
          value={draft.ends_at}
          onChange={(ends_at) => change({ ends_at })}
          error={errorAt('ends_at') === undefined ? undefined : t('adverts.until_wrong')}
        />
      </div>
      <Tick label={t('adverts.active')} checked={draft.active} onChange={(active) => change({ active })} />
      <OnePicture
        purpose="advert"
        picture={draft.image}
        ground={draft.ground}
        onChange={(image) => change({ image })}
        error={errorAt('image')}
      />
      <GroundField value={draft.ground} onChange={(ground) => change({ ground })} />
      {advert && <Actions advert={advert} onGone={onGone} />}
    </Card>
  )
}
