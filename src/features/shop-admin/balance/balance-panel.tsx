import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import type { WalletBalance } from '@contract/entities/user'
import { isOwing, isPayable } from '@/domain/seller/payout-values'
import { usePrice } from '@/hooks/use-price'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Price } from '@/kit/price/price'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { shopAdminIds } from '../ids'
import './balance-panel.scss'

interface BalancePanelProps {
  of: Data<'sellerBalance'>
  /** The seller's wallets: what is frozen in them is on its way out. */
  wallets: readonly WalletBalance[]
  onPayOut: () => void
}

/** What a shop has, what is held for it, and what is on its way out, each in its currency. */
export const BalancePanel = observer(function BalancePanel({ of, wallets, onPayOut }: BalancePanelProps) {
  const { ownParts, amountIn } = usePrice()
  const { balance, held, currency, open_orders: count } = of
  const owes = isOwing(balance)
  const leaving = wallets.filter(({ frozen }) => Number(frozen) > 0)
  return (
    <Panel>
      <Text tone="ink2">{t(owes ? 'shopBalance.owed' : 'shopBalance.available')}</Text>
      <Price id={shopAdminIds.available} parts={ownParts(balance, currency)} size={32} tone={owes ? 'danger' : 'ink'} />
      {owes && <Text size={13}>{t('shopBalance.owed_text')}</Text>}
      <View className="balance-panel__rows">
        <Summary
          rows={[
            {
              key: 'held',
              id: shopAdminIds.held,
              label: t('shopBalance.held', { count }),
              value: amountIn(held, currency),
            },
            ...leaving.map(({ code, frozen, currency: own }) => ({
              key: code,
              id: shopAdminIds.leaving(code),
              label: t('shopBalance.on_its_way'),
              value: amountIn(frozen, own),
            })),
          ]}
        />
      </View>
      <View className="balance-panel__action">
        <Button
          id={shopAdminIds.payOut}
          block
          label={t('shopBalance.pay_out')}
          disabled={!isPayable(balance)}
          opens="dialog"
          onPress={onPayOut}
        />
      </View>
    </Panel>
  )
})
