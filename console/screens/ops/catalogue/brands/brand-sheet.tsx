import type { OpsBrand } from '@contract/entities/market/catalogue'
import { useMutationOf } from '../../../../api/use-mutation-of'
import { byField } from '../../../../kit/editing/change-note'
import { ConflictNote } from '../../../../kit/editing/conflict-note'
import { useDraft } from '../../../../kit/editing/use-draft'
import { TextField } from '../../../../kit/fields/field'
import { GroundField } from '../../../../kit/fields/ground-field'
import { PictureField } from '../../../../kit/fields/picture-field'
import { FormSheet } from '../../../../kit/over/form-sheet'
import { toast } from '../../../../kit/over/toast'
import { errorsAt } from '../../../../text/failure'
import { useT, type T } from '../../../../text/use-t'
import { draftOf, fieldsOf, type BrandDraft } from './draft'
import { findBrand } from './find-brand'
import { RENEWED } from './renewed'

const NAME_MAX = 80
const NAMES = { name: 'brands.name', image: 'brands.picture', ground: 'pictures.ground' } as const

const shown =
  (t: T) =>
  (field: keyof BrandDraft, { name, ground }: BrandDraft) => {
    if (field === 'image') return undefined
    return field === 'name' ? name : t(`pictures.ground_${ground}`)
  }

interface Props {
  /** Null: a new one. */
  readonly brand: OpsBrand | null
  readonly onClose: () => void
}

/** A brand's name, picture and ground. */
export function BrandSheet({ brand, onClose }: Props) {
  const t = useT()
  const id = brand?.brand_id
  const form = useDraft({
    row: brand,
    draftOf,
    reread: () => (id === undefined ? Promise.resolve(undefined) : findBrand(id)),
  })
  const { draft, set } = form
  const mutation = useMutationOf('opsBrandSave', {
    renews: RENEWED,
    silent: form.isConflict,
    onDone: () => {
      toast(t('common.saved'))
      onClose()
    },
  })
  const errorAt = errorsAt(t, mutation.error?.errors ?? [])
  const save = () => {
    if (id === undefined) mutation.mutate({ ...fieldsOf(form.changes), ground: draft.ground })
    else mutation.mutate({ brand_id: id, version: form.held?.version, ...fieldsOf(form.changes) })
  }
  return (
    <FormSheet
      title={brand?.name ?? t('brands.new')}
      busy={mutation.isPending}
      isDirty={form.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ConflictNote conflict={form.conflict} linesOf={byField((field) => t(NAMES[field]), shown(t))} />
      <TextField
        label={t('brands.name')}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={errorAt('name')}
      />
      <PictureField
        label={t('brands.picture')}
        purpose="brand"
        value={draft.image}
        ground={draft.ground}
        onChange={(image) => set({ image })}
        error={errorAt('image')}
      />
      <GroundField value={draft.ground} onChange={(ground) => set({ ground })} />
    </FormSheet>
  )
}
