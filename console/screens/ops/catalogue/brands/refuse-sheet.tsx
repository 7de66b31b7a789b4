import { useState } from 'react'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import { REMARK_MAX } from '@contract/base/text-limits'
import { useSheetMutation } from '../../../../api/use-sheet-mutation'
import { ReasonSheet } from '../../../../kit/over/reason-sheet'
import { errorsAt } from '../../../../text/failure'
import { useT } from '../../../../text/use-t'
import { BrandChoice } from './brand-choice'
import { RENEWED } from './renewed'

interface Props {
  readonly brand: OpsBrand
  readonly onClose: () => void
}

/** Refuses a suggested brand; its products, if it has any, get another one. */
export function RefuseSheet({ brand, onClose }: Props) {
  const t = useT()
  const [to, setTo] = useState('')
  const mutation = useSheetMutation('opsBrandDecide', {
    renews: RENEWED,
    done: t('brands.refused', { name: brand.name }),
    meanwhile: t('brands.meanwhile'),
    onClose,
  })
  return (
    <ReasonSheet
      title={t('brands.refuse_named', { name: brand.name })}
      subtitle={t('brands.refuse_text')}
      yes={t('queue.refuse')}
      isDanger
      label={t('accounts.reason')}
      hint={t('brands.reason_hint')}
      field="remark"
      maxLength={REMARK_MAX}
      mutation={mutation}
      onSubmit={(remark) =>
        mutation.mutate({ brand_id: brand.brand_id, state: -1, remark, to_id: to === '' ? undefined : to })
      }
      onClose={onClose}
    >
      {brand.products > 0 && (
        <BrandChoice
          label={t('brands.products_to')}
          hint={t('brands.products_to_hint', { count: brand.products })}
          not={brand.brand_id}
          value={to}
          onChange={setTo}
          error={errorsAt(t, mutation.error?.errors ?? [])('to_id')}
        />
      )}
    </ReasonSheet>
  )
}
