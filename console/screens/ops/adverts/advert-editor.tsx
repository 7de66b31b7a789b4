import { useEffect, useState } from 'react'
import type { OpsAdvert } from '@contract/entities/market/content'
import type { AdvertPosition } from '@contract/base/advert-positions'
import { FALLBACK_LANGUAGE } from '@contract/base/languages'
import { go } from '../../../address/hash'
import { readAgain, useCall } from '../../../api/use-call'
import { useMutationOf } from '../../../api/use-mutation-of'
import { byField } from '../../../kit/editing/change-note'
import { ConflictNote } from '../../../kit/editing/conflict-note'
import { useDraft } from '../../../kit/editing/use-draft'
import { Page } from '../../../kit/page'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useLanguage, useT } from '../../../text/use-t'
import { SaveActions } from '../content/save-actions'
import { useFocusOnError } from '../content/use-focus-on-error'
import { AdvertForm } from './advert-form'
import { AdvertList } from './advert-list'
import { draftOf, fieldsOf } from './draft'
import { fieldName, fieldText } from './field-text'
import { Preview } from './preview'
import { Slots } from './slots'

const NO_ERRORS = [] as const

interface Props {
  readonly adverts: readonly OpsAdvert[]
  /** The one that is edited; null: a new one. */
  readonly advert: OpsAdvert | null
  readonly position: AdvertPosition
}

/** An advert among those of its position: what it says, where it leads, when it is shown, and how it looks. */
export function AdvertEditor({ adverts, advert, position }: Props) {
  const t = useT()
  const ownLanguage = useLanguage()
  const [language, setLanguage] = useState(advert ? ownLanguage : FALLBACK_LANGUAGE)
  const [made, setMade] = useState<string | null>(null)
  const query = useCall('opsAdverts', {}, { keep: true })
  const edited = useDraft({
    row: advert,
    draftOf,
    reread: async () => (await readAgain(query))?.list.find(({ advert_id: id }) => id === advert?.advert_id),
    asks: true,
  })
  const { draft, changes, isDirty, held } = edited
  const mutation = useMutationOf('opsAdvertSave', {
    renews: ['opsAdverts', 'opsAudits'],
    silent: edited.isConflict,
    onDone: ({ advert: saved }) => {
      toast(t('common.saved'))
      edited.take(saved)
      if (advert === null) setMade(saved.advert_id)
    },
  })
  useEffect(() => {
    if (made !== null) void go(`/adverts/${made}`, { replace: true })
  }, [made])
  const errors = mutation.error?.errors ?? NO_ERRORS
  const form = useFocusOnError(errors, setLanguage)
  const save = () => {
    if (!isDirty || mutation.isPending) return
    const fields = fieldsOf(changes)
    mutation.mutate(
      advert ? { advert_id: advert.advert_id, version: held?.version, ...fields } : { position, ...fields },
    )
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Page
        title={t('adverts.title')}
        actions={
          <SaveActions
            isDirty={isDirty}
            isSaving={mutation.isPending}
            onDiscard={() => {
              edited.discard()
              mutation.reset()
            }}
          />
        }
      >
        <ConflictNote conflict={edited.conflict} linesOf={byField((field) => fieldName(t, field), fieldText(t))} />
        <div className="adverts">
          <Slots {...{ position, adverts }} />
          <div>
            <AdvertList
              position={position}
              adverts={adverts.filter((each) => each.position === position)}
              openId={advert?.advert_id}
            />
            <AdvertForm
              {...{ advert, draft, language }}
              change={edited.set}
              errorAt={errorsAt(t, errors)}
              onLanguage={setLanguage}
              onGone={edited.discard}
            />
          </div>
          <Preview draft={draft} language={language} />
        </div>
      </Page>
    </form>
  )
}
