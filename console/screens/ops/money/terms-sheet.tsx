import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpsShop } from '@contract/calls/ops/shops'
import type { MoneySettings } from '@contract/entities/seller/money'
import { CASH_HOLDERS } from '@contract/rules/settlement'
import { isRefusedFor } from '../../../api/api-error'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Button } from '../../../kit/button'
import { Facts } from '../../../kit/facts/facts'
import { TextField } from '../../../kit/fields/field'
import { Select } from '../../../kit/fields/select'
import { Tick } from '../../../kit/fields/tick'
import { Sheet } from '../../../kit/over/sheet'
import { toast } from '../../../kit/over/toast'
import { errorsAt } from '../../../text/failure'
import { useFormats } from '../../../text/format'
import { percentText } from '../../../text/percent'
import { useLanguage, useT } from '../../../text/use-t'
import { feeText } from '../../money/fee-text'
import { draftOf, RateField, sentRate } from './rate-field'

/** The most letters that a remark has. */
export const REMARK_MAX = 300

interface Props {
  readonly shop: OpsShop
  /** What counts where the shop has no terms of its own. */
  readonly setting: MoneySettings
  readonly onClose: () => void
}

function useSave(shop: OpsShop, onClose: () => void) {
  const t = useT()
  const client = useQueryClient()
  return useMutationOf('opsShopSave', {
    renews: ['opsShops', 'opsAudits', 'sellerBalance'],
    onDone: () => {
      toast(t('terms.saved', { name: shop.name }))
      onClose()
    },
    // another operator was faster: the terms are read again
    silent: (error) => {
      if (!isRefusedFor(error, 'changed')) return false
      const { updated_by_name: by } = error.data
      toast(t('terms.meanwhile', { name: typeof by === 'string' && by !== '' ? by : t('conflict.somebody') }))
      void client.invalidateQueries({ queryKey: ['opsShops'] })
      onClose()
      return true
    },
  })
}

/** What is agreed with a shop for the orders that are placed from now on. */
export function TermsSheet({ shop, setting, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  const [rate, setRate] = useState(draftOf(shop.commission_bps))
  const [cash, setCash] = useState(shop.cash_with ?? 'default')
  const [trusted, setTrusted] = useState(shop.trusted)
  const [remark, setRemark] = useState('')
  const [isAsked, setAsked] = useState(false)
  const mutation = useSave(shop, onClose)
  const save = () => {
    setAsked(true)
    const commission = sentRate(rate)
    if (commission === undefined || mutation.isPending) return
    const changes = {
      ...(commission !== String(shop.commission_bps ?? 'default') && { commission_bps: commission }),
      ...(cash !== (shop.cash_with ?? 'default') && { cash_with: cash }),
      ...(trusted !== shop.trusted && { trusted }),
    }
    if (Object.keys(changes).length === 0) {
      onClose()
      return
    }
    mutation.mutate({ shop_id: shop.shop_id, version: shop.version, remark: remark.trim() || undefined, ...changes })
  }
  const forAll = (holder: MoneySettings['cash_with']) => t('terms.as_all', { value: t(`terms.cash_${holder}`) })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('terms.of', { name: shop.name })}
      subtitle={t('terms.from_now')}
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
        inherited={t('terms.as_categories', { rate: percentText(language, setting.commission_bps) })}
        isAsked={isAsked}
      />
      <Select
        label={t('terms.cash')}
        choices={[
          { value: 'default', label: forAll(setting.cash_with) },
          ...CASH_HOLDERS.map((value) => ({ value, label: t(`terms.cash_${value}`) })),
        ]}
        value={cash}
        onChange={setCash}
      />
      <div className="field">
        <Tick label={t('terms.trusted')} checked={trusted} onChange={setTrusted} />
      </div>
      <TextField
        label={t('queue.own_remark')}
        hint={t('queue.own_remark_hint')}
        rows={2}
        maxLength={REMARK_MAX}
        value={remark}
        onChange={setRemark}
        error={errorsAt(t, mutation.error?.errors ?? [])('remark')}
      />
      <h3 className="terms__head">{t('terms.for_all')}</h3>
      <Facts
        facts={[
          [t('terms.fee'), feeText(setting, language, money) || t('balance.no_fee')],
          [
            t('terms.hold'),
            setting.hold_days === 0 ? t('terms.hold_days_zero') : t('terms.hold_days', { count: setting.hold_days }),
          ],
        ]}
      />
    </Sheet>
  )
}
