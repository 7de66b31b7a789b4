import { useState } from 'react'
import type { OpsSetting } from '@contract/entities/market/rates'
import type { SettingName } from '@contract/entities/settings'
import type { FieldError } from '@contract/base/envelope'
import { useMutationOf } from '../../../api/use-mutation-of'
import { useDraft } from '../../../kit/editing/use-draft'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'
import { draftOf, ownErrors, valueOf } from './drafts'

/** The form of a setting: its draft, saving what was changed, and what was refused, at the field. */
export function useSetting<N extends SettingName>(
  name: N,
  setting: OpsSetting,
  reread: () => Promise<OpsSetting | undefined>,
) {
  const t = useT()
  const [own, setOwn] = useState<readonly FieldError[]>([])
  const draft = useDraft({ row: setting, draftOf: (row) => draftOf(name, row ?? setting), reread, asks: true })
  const mutation = useMutationOf('opsSettingSave', {
    renews: ['opsSettings', 'opsSetup', 'opsAudits', 'getLanguages', 'getCurrency'],
    silent: draft.isConflict,
    onDone: ({ setting: saved }) => {
      toast(t('common.saved'))
      draft.take(saved)
    },
  })
  const save = () => {
    if (!draft.isDirty || mutation.isPending) return
    const wrong = ownErrors(draft.draft)
    setOwn(wrong)
    if (wrong.length > 0) return
    mutation.mutate({
      name,
      version: draft.held?.version ?? setting.version,
      value: valueOf(draft.draft, draft.changed),
    })
  }
  const errorAt = errorsAt(t, own.length > 0 ? own : (mutation.error?.errors ?? []))
  return {
    ...draft,
    change: draft.set,
    isSaving: mutation.isPending,
    errorAt: (field: string) => errorAt(`value.${field}`),
    isLocked: (field: string) => setting.locked.includes(field),
    save,
    discard: () => {
      draft.discard()
      setOwn([])
      mutation.reset()
    },
  }
}

export type SettingForm<N extends SettingName> = ReturnType<typeof useSetting<N>>
