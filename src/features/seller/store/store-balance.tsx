import { observer } from 'mobx-react-lite'
import type { Charge } from '@contract/entities/order'
import { Panel } from '@/kit/panel/panel'
import { sellerIds } from '../ids'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'

/** The store's balance by wallet; nothing before the first transfer. */
export const StoreBalance = observer(function StoreBalance({ balances }: { balances: readonly Charge[] }) {
  const { amountIn } = usePrice()
  if (balances.length === 0) return null
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('store.balance')}
      </Text>
      <Text size={13} tone="ink2">
        {t('store.balance_why')}
      </Text>
      <Summary
        rows={balances.map(({ wallet, currency, amount }) => ({
          key: wallet,
          id: sellerIds.balance(wallet),
          label: wallet,
          value: amountIn(amount, currency),
        }))}
      />
    </Panel>
  )
})
