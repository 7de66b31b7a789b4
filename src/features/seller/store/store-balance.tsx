import { observer } from 'mobx-react-lite'
import type { Charge } from '@contract/entities/order'
import { Panel } from '@/kit/panel/panel'
import { sellerIds } from '../ids'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { storeText } from '../texts/store'
import { usePrice } from '@/hooks/use-price'

/** The store's balance by wallet; nothing before the first transfer. */
export const StoreBalance = observer(function StoreBalance({ balances }: { balances: readonly Charge[] }) {
  const { amountIn } = usePrice()
  if (balances.length === 0) return null
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {storeText('balance')}
      </Text>
      <Text size={13} tone="ink2">
        {storeText('balance_why')}
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
