import { useState } from 'react'
import { useParams } from 'wouter'
import type { OpsPolicy } from '@contract/entities/market/content'
import { readAgain, useCall } from '../../../api/use-call'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Badge } from '../../../kit/badge'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { byField } from '../../../kit/editing/change-note'
import { ConflictNote } from '../../../kit/editing/conflict-note'
import { useDraft } from '../../../kit/editing/use-draft'
import { EmptyState } from '../../../kit/empty-state'
import { LoadStates } from '../../../kit/load-states'
import { confirm } from '../../../kit/over/confirm'
import { toast } from '../../../kit/over/toast'
import { Page } from '../../../kit/page'
import { errorsAt } from '../../../text/failure'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'
import { textsOf, type TextsOf } from '../content/texts-of'
import { SaveActions } from '../content/save-actions'
import { useFocusOnError } from '../content/use-focus-on-error'
import { fieldName, lineText } from './field-text'
import { Texts } from './texts'

const NO_ERRORS = [] as const
const RENEWED = ['opsPolicies', 'opsAudits'] as const
const TEXT_FIELDS = ['title', 'content'] as const

type PolicyDraft = TextsOf<(typeof TEXT_FIELDS)[number]>

const draftOf = (policy: OpsPolicy | null): PolicyDraft => textsOf(policy ?? {}, TEXT_FIELDS)

interface Props {
  readonly policy: OpsPolicy
  readonly reread: () => Promise<OpsPolicy | undefined>
}

function PolicyEditor({ policy, reread }: Props) {
  const t = useT()
  const ownLanguage = useLanguage()
  const [language, setLanguage] = useState(ownLanguage)
  const edited = useDraft({ row: policy, draftOf, reread, asks: true })
  const { draft, changes, isDirty, held } = edited
  const mutation = useMutationOf('opsPolicySave', {
    renews: RENEWED,
    silent: edited.isConflict,
    onDone: ({ policy: saved }) => {
      toast(t('common.saved'))
      edited.take(saved)
    },
  })
  const removal = useMutationOf('opsPolicyRemove', {
    renews: RENEWED,
    onDone: ({ policy: saved }) => {
      toast(t('pages.back_done'))
      edited.take(saved)
    },
  })
  const errors = mutation.error?.errors ?? NO_ERRORS
  const form = useFocusOnError(errors, setLanguage)
  const goBack = async () => {
    const question = { title: t('pages.back_title'), text: t('pages.back_text'), yes: t('pages.back') }
    if (await confirm({ ...question, isDanger: true })) removal.mutate({ policy: policy.policy })
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty && !mutation.isPending)
          mutation.mutate({ policy: policy.policy, version: held?.version, ...changes })
      }}
    >
      <Page
        title={localised(policy, 'title', ownLanguage)}
        back={{ href: '/pages', label: t('pages.title') }}
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
        <ConflictNote conflict={edited.conflict} linesOf={byField((field) => fieldName(t, field), lineText)} />
        <div className="columns">
          <Texts
            {...{ draft, language }}
            errorAt={errorsAt(t, errors)}
            onLanguage={setLanguage}
            onChange={(field, text) => edited.set({ [field]: text })}
          />
          <Card title={t('pages.words')} aside={<Words isBuiltIn={policy.built_in} />}>
            <p className="dim">{t(policy.built_in ? 'pages.built_in_text' : 'pages.own_text')}</p>
            {!policy.built_in && (
              <Button small icon="undo" busy={removal.isPending} onClick={() => void goBack()} className="policy__back">
                {t('pages.back')}
              </Button>
            )}
          </Card>
        </div>
      </Page>
    </form>
  )
}

/** Whether a policy is the text that comes with Souk. */
export function Words({ isBuiltIn }: { readonly isBuiltIn: boolean }) {
  const t = useT()
  return <Badge tone={isBuiltIn ? 'calm' : 'good'}>{t(isBuiltIn ? 'pages.built_in' : 'pages.own')}</Badge>
}

/** The policy of the address. */
export default function Policy() {
  const t = useT()
  const { policy: name } = useParams<{ policy: string }>()
  const query = useCall('opsPolicies', {})
  const reread = async () => (await readAgain(query))?.list.find((each) => each.policy === name)
  return (
    <LoadStates query={query}>
      {({ list }) => {
        const policy = list.find((each) => each.policy === name)
        return policy ? (
          <PolicyEditor key={name} policy={policy} reread={reread} />
        ) : (
          <EmptyState icon="search" title={t('common.not_found')} />
        )
      }}
    </LoadStates>
  )
}
