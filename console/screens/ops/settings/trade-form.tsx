import { STOCK_BY } from '@contract/base/product-constants'
import { Card } from '../../../kit/card'
import { Select } from '../../../kit/fields/select'
import { useT } from '../../../text/use-t'
import type { SettingForm } from './use-setting'

const APPROVALS = ['first', 'always', 'never'] as const

/** What shops may do by themselves. */
export function TradeForm({ draft, change, errorAt }: SettingForm<'trade'>) {
  const t = useT()
  return (
    <Card title={t('settings.trade')}>
      <Select
        label={t('settings.approval')}
        hint={t('settings.approval_text')}
        value={draft.product_approval}
        onChange={(when) => change({ product_approval: when })}
        choices={APPROVALS.map((value) => ({ value, label: t(`settings.approval_${value}`) }))}
        error={errorAt('product_approval')}
      />
      <Select
        label={t('settings.stock_by')}
        hint={t('settings.stock_by_text')}
        value={draft.stock_by}
        onChange={(who) => change({ stock_by: who })}
        choices={STOCK_BY.map((value) => ({ value, label: t(`settings.stock_by_${value}`) }))}
        error={errorAt('stock_by')}
      />
    </Card>
  )
}
