import { useState } from 'react'
import { FALLBACK_LANGUAGE, LANGUAGES, languageTag, type Language } from '@contract/base/languages'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { call } from '../../../../api/call'
import { useMutationOf } from '../../../../api/use-mutation-of'
import { byField } from '../../../../kit/editing/change-note'
import { ConflictNote } from '../../../../kit/editing/conflict-note'
import { useDraft } from '../../../../kit/editing/use-draft'
import { TextField } from '../../../../kit/fields/field'
import { GroundField } from '../../../../kit/fields/ground-field'
import { LanguageTabs } from '../../../../kit/fields/language-tabs'
import { PictureField } from '../../../../kit/fields/picture-field'
import { FormSheet } from '../../../../kit/over/form-sheet'
import { toast } from '../../../../kit/over/toast'
import { errorsAt } from '../../../../text/failure'
import { useT, type T } from '../../../../text/use-t'
import { draftOf, fieldsOf, type CategoryDraft, type NameField } from './draft'
import { ParentField } from './parent-field'
import { RENEWED } from './renewed'
import { SizeGuideFields } from './size-guide-fields'
import type { Categories } from './tree'

const NAME_MAX = 60

interface Props {
  readonly all: Categories
  /** Null: a new one. */
  readonly category: OpsCategory | null
  /** Of a new one: below which it is; null: a department. */
  readonly parentId: string | null
  readonly onClose: () => void
}

const nameOfField = (t: T, field: keyof CategoryDraft): string => {
  if (field === 'image') return t('categories.picture')
  if (field === 'ground') return t('pictures.ground')
  if (field === 'size_guide') return t('sizes.guide')
  return `${t('categories.name')} (${LANGUAGES.find(({ code }) => field === `names_${code}`)?.name ?? ''})`
}

const shown = (t: T) => (field: keyof CategoryDraft, draft: CategoryDraft) => {
  if (field === 'image') return undefined
  if (field === 'size_guide') return draft.size_guide.rows.map(({ size }) => size).join(', ')
  return field === 'ground' ? t(`pictures.ground_${draft.ground}`) : draft[field]
}

/** A category's names in six languages, picture and ground. */
export function CategorySheet({ all, category, parentId, onClose }: Props) {
  const t = useT()
  const [language, setLanguage] = useState<Language>(FALLBACK_LANGUAGE)
  const [parent, setParent] = useState(parentId)
  const id = category?.category_id
  const form = useDraft({
    row: category,
    draftOf,
    reread: async () => (await call('opsCategories', {})).list.find(({ category_id }) => category_id === id),
  })
  const { draft, set } = form
  const mutation = useMutationOf('opsCategorySave', {
    renews: RENEWED,
    silent: (error) => {
      const wrong = LANGUAGES.find(({ code }) => error.errors.some(({ field }) => field === `names_${code}`))
      if (wrong) setLanguage(wrong.code)
      return form.isConflict(error)
    },
    onDone: () => {
      toast(t('common.saved'))
      onClose()
    },
  })
  const errors = mutation.error?.errors ?? []
  const errorAt = errorsAt(t, errors)
  const save = () => {
    const changes = fieldsOf(form.changes)
    if (id === undefined) mutation.mutate({ ...changes, parent_id: parent ?? undefined, ground: draft.ground })
    else mutation.mutate({ category_id: id, version: form.held?.version, ...changes })
  }
  return (
    <FormSheet
      title={category ? category.names_en : t('categories.new')}
      busy={mutation.isPending}
      isDirty={form.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ConflictNote conflict={form.conflict} linesOf={byField((field) => nameOfField(t, field), shown(t))} />
      {category === null && (
        <ParentField {...{ all }} id={null} value={parent} onChange={setParent} error={errorAt('parent_id')} />
      )}
      <LanguageTabs
        language={language}
        onChange={setLanguage}
        empty={(code) => code !== FALLBACK_LANGUAGE && draft[`names_${code}`] === ''}
        wrong={(code) => errors.some(({ field }) => field === `names_${code}`)}
      >
        {(code) => {
          const field: NameField = `names_${code}`
          return (
            <TextField
              key={field}
              first
              label={t('categories.name')}
              lang={languageTag(code)}
              maxLength={NAME_MAX}
              autoComplete="off"
              placeholder={code === FALLBACK_LANGUAGE ? undefined : draft.names_en}
              value={draft[field]}
              onChange={(name) => set({ [field]: name })}
              error={errorAt(field)}
            />
          )
        }}
      </LanguageTabs>
      <PictureField
        label={t('categories.picture')}
        purpose="category"
        value={draft.image}
        ground={draft.ground}
        onChange={(image) => set({ image })}
        error={errorAt('image')}
      />
      <GroundField value={draft.ground} onChange={(ground) => set({ ground })} />
      <SizeGuideFields value={draft.size_guide} onChange={(size_guide) => set({ size_guide })} {...{ errorAt }} />
    </FormSheet>
  )
}
