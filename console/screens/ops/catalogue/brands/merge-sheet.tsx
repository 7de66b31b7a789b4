import { useState } from 'react'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import { useSheetMutation } from '../../../../api/use-sheet-mutation'
import { FormSheet } from '../../../../kit/over/form-sheet'
import { errorsAt } from '../../../../text/failure'
import { useT } from '../../../../text/use-t'
import { BrandChoice } from './brand-choice'
import { RENEWED } from './renewed'

interface Props {
  readonly brand: OpsBrand
  readonly onClose: () => void
  /** It was merged. */
  readonly onDone?: () => void
}

/** Moves all products of a brand to another one, and removes the first. */
export function MergeSheet({ brand, onClose, onDone }: Props) {
  const t = useT()
  const [into, setInto] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useSheetMutation('opsBrandMerge', {
    renews: RENEWED,
    done: t('brands.merged', { name: brand.name }),
    meanwhile: t('brands.meanwhile'),
    onDone,
    onClose,
  })
  const merge = () => {
    setAsked(true)
    if (into !== '') mutation.mutate({ from_id: brand.brand_id, to_id: into })
  }
  return (
    <FormSheet
      middle
      title={t('brands.merge_named', { name: brand.name })}
      subtitle={t('brands.merge_text', { count: brand.products })}
      yes={t('brands.merge')}
      isDanger
      busy={mutation.isPending}
      onSubmit={merge}
      onClose={onClose}
    >
      <BrandChoice
        label={t('brands.into')}
        not={brand.brand_id}
        value={into}
        onChange={setInto}
        error={isAsked && into === '' ? t('rules.required') : errorsAt(t, mutation.error?.errors ?? [])('to_id')}
      />
    </FormSheet>
  )
}
