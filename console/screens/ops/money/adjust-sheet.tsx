import { useState } from 'react'
import type { OpsShop } from '@contract/calls/ops/shops'
import { BASE_CURRENCY } from '@contract/base/constants'
import { SECOND_APPROVAL_OVER, withdrawalFault } from '@contract/rules/withdrawal'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/fields/field'
import { MoneyField } from '../../../kit/fields/money-field'
import { Select } from '../../../kit/fields/select'
import { Sheet } from '../../../kit/over/sheet'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { REMARK_MAX } from './terms-sheet'

type Way = 'give' | 'take'

interface Props {
  readonly shop: OpsShop
  readonly onClose: () => void
}

/** Gives a shop money of the marketplace, or takes some; a large sum waits for a second operator. */
export function AdjustSheet({ shop, onClose }: Props) {
  const t = useT()
  const { money } = useFormats()
  const [way, setWay] = useState<Way>('give')
  const [amount, setAmount] = useState('')
  const [remark, setRemark] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useMutationOf('opsSettlementAdjust', {
    renews: [
      'opsSettlementAdjustments',
      'opsShops',
      'opsAudits',
      'sellerBalance',
      'sellerStatements',
      'sellerStatement',
    ],
    onDone: ({ adjustment: { state } }) => {
      toast(t(state === 'review' ? 'settlement.waits' : 'settlement.booked', { name: shop.name }))
      onClose()
    },
  })
  const found = errorsAt(t, mutation.error?.errors ?? [])
  const fault = withdrawalFault(amount, BASE_CURRENCY)
  const ask = () => {
    setAsked(true)
    const said = remark.trim()
    if (fault !== null || said === '' || mutation.isPending) return
    mutation.mutate({ shop_id: shop.shop_id, amount: way === 'take' ? `-${amount}` : amount, remark: said })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('settlement.adjust_named', { name: shop.name })}
      subtitle={t('settlement.has', { amount: money(shop.balance) })}
      onSubmit={ask}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="main" type="submit" busy={mutation.isPending}>
            {t('settlement.adjust')}
          </Button>
        </>
      }
    >
      <Select
        label={t('settlement.way')}
        choices={(['give', 'take'] as const).map((value) => ({ value, label: t(`settlement.way_${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <MoneyField
        first
        label={t('balance.amount_in', { currency: BASE_CURRENCY })}
        value={amount}
        onChange={setAmount}
        error={isAsked && fault !== null ? t(`rules.${fault}`, { limit: '0.01' }) : found('amount')}
      />
      <TextField
        label={t('settlement.why')}
        hint={t('settlement.why_hint')}
        rows={3}
        maxLength={REMARK_MAX}
        value={remark}
        onChange={setRemark}
        error={isAsked && remark.trim() === '' ? t('rules.required') : found('remark')}
      />
      <p className="field__hint">{t('settlement.two', { limit: money(SECOND_APPROVAL_OVER) })}</p>
    </Sheet>
  )
}
