import { useState } from 'react'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/fields/field'
import { Sheet } from '../../../kit/over/sheet'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { percentText } from '../../../text/percent'
import { useLanguage, useT } from '../../../text/use-t'
import { draftOf, RateField, sentRate } from './rate-field'
import type { RatedCategory } from './rates'
import { REMARK_MAX } from './terms-sheet'

interface Props {
  readonly category: OpsCategory
  readonly name: string
  /** All categories with the rates that count. */
  readonly above: readonly RatedCategory[]
  /** Where no category above has a rate: hundredths of a percent. */
  readonly setting: number
  readonly onClose: () => void
}

/** The commission on new orders of a category's products, and of those below it. */
export function CommissionSheet({ category, name, above, setting, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const [rate, setRate] = useState(draftOf(category.commission_bps))
  const [remark, setRemark] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf('opsCategoryCommission', {
    renews: ['opsCategories', 'opsAudits'],
    onDone: () => {
      toast(t('terms.category_saved', { name }))
      onClose()
    },
  })
  const parent = above.find((each) => each.category.category_id === category.parent_id)
  const save = () => {
    setAsked(true)
    const commission_bps = sentRate(rate)
    if (commission_bps === undefined || mutation.isPending) return
    mutation.mutate({ category_id: category.category_id, commission_bps, remark: remark.trim() || undefined })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('terms.commission_on', { name })}
      subtitle={t('terms.commission_text')}
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="main" type="submit" busy={mutation.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <RateField
        draft={rate}
        onChange={setRate}
        inherited={t('terms.as_above', { rate: percentText(language, parent?.rate ?? setting) })}
        isAsked={isAsked}
      />
      <TextField
        label={t('queue.own_remark')}
        hint={t('queue.own_remark_hint')}
        rows={2}
        maxLength={REMARK_MAX}
        value={remark}
        onChange={setRemark}
        error={errorsAt(t, mutation.error?.errors ?? [])('remark')}
      />
    </Sheet>
  )
}
