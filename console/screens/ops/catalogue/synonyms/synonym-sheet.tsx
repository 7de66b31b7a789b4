import { useCallback } from 'react'
import type { OpsSynonym } from '@contract/entities/market/synonyms'
import { LANGUAGES, languageTag } from '@contract/base/languages'
import { SYNONYMS_MAX } from '@contract/base/text-limits'
import { useMutationOf } from '../../../../api/use-mutation-of'
import { byField } from '../../../../kit/editing/change-note'
import { ConflictNote } from '../../../../kit/editing/conflict-note'
import { useDraft } from '../../../../kit/editing/use-draft'
import { TextField } from '../../../../kit/fields/field'
import { Select } from '../../../../kit/fields/select'
import { FormSheet } from '../../../../kit/over/form-sheet'
import { toast } from '../../../../kit/over/toast'
import { errorsAt } from '../../../../text/failure'
import { useT } from '../../../../text/use-t'
import { draftOf, fieldsOf, type NewGroup, type SynonymDraft } from './draft'
import { findSynonym } from './find-synonym'
import { RENEWED } from './renewed'

const ROWS = 8
const NAMES = { language: 'common.language', words: 'synonyms.words' } as const

const shown = (field: keyof SynonymDraft, { language, words }: SynonymDraft) =>
  field === 'words' ? words.replaceAll('\n', ' · ') : LANGUAGES.find(({ code }) => code === language)?.name

interface Props {
  /** What a new one begins with, or the group that is changed. */
  readonly of: NewGroup | OpsSynonym
  readonly onClose: () => void
}

/** The words of a group, and the language whose readers' searches they count for. */
export function SynonymSheet({ of, onClose }: Props) {
  const t = useT()
  const row = 'synonym_id' in of ? of : null
  const form = useDraft<OpsSynonym, SynonymDraft>({
    row,
    draftOf: useCallback((read: OpsSynonym | null) => draftOf(read ?? of), [of]),
    reread: () => (row === null ? Promise.resolve(undefined) : findSynonym(row.synonym_id)),
  })
  const { draft, set } = form
  const mutation = useMutationOf('opsSynonymSave', {
    renews: RENEWED,
    silent: form.isConflict,
    onDone: () => {
      toast(t('common.saved'))
      onClose()
    },
  })
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const save = () => {
    if (row === null) mutation.mutate(fieldsOf(draft))
    else mutation.mutate({ synonym_id: row.synonym_id, version: form.held?.version, ...fieldsOf(form.changes) })
  }
  return (
    <FormSheet
      title={row === null ? t('synonyms.new') : t('synonyms.change')}
      subtitle={t('synonyms.text')}
      busy={mutation.isPending}
      isDirty={form.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ConflictNote conflict={form.conflict} linesOf={byField((field) => t(NAMES[field]), shown)} />
      <Select
        label={t('common.language')}
        value={draft.language}
        onChange={(language) => set({ language })}
        choices={LANGUAGES.map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))}
        error={errorAt('language')}
      />
      <TextField
        label={t('synonyms.words')}
        hint={t('synonyms.words_hint', { limit: SYNONYMS_MAX })}
        rows={ROWS}
        autoComplete="off"
        lang={languageTag(draft.language)}
        value={draft.words}
        onChange={(words) => set({ words })}
        error={errorAt('words')}
      />
    </FormSheet>
  )
}
