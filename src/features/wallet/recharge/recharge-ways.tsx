import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { walletIds } from '../ids'
import { Chip } from '@/kit/chip/chip'
import { acceptsCards } from '@/features/purchase/accepts-cards'
import { useRestoredState } from '@/hooks/use-restored-state'
import { t } from '@/locales/t'
import type { Wallets } from '../amount/load-wallets'
import { RechargeCard } from './recharge-card'
import { RechargeForm } from './recharge-form'
import './recharge-ways.scss'

interface RechargeWaysProps {
  wallets: Wallets
  /** The code of the wallet that is chosen at first. */
  first: string
  onSent: () => void
}

/** The choice between a transfer with its proof, and a card if a gateway is set up [screen.card-recharge]. */
export const RechargeWays = observer(function RechargeWays(props: RechargeWaysProps) {
  const { wallets, first } = props
  const [byCard, setByCard] = useRestoredState<boolean>('recharge.by_card', false)
  const cards = acceptsCards()
  // the form keeps its position in the tree when the configuration loads later, so that the input stays
  return (
    <>
      {cards && (
        <Box role="group" label={t('card.top_up_how')} className="recharge-ways">
          <View className="recharge-ways__way">
            <Chip
              id={walletIds.topUpByTransfer}
              text={t('card.transfer')}
              on={!byCard}
              onPress={() => setByCard(false)}
            />
          </View>
          <Chip id={walletIds.topUpByCard} text={t('card.name')} on={byCard} onPress={() => setByCard(true)} />
        </Box>
      )}
      {cards && byCard ? <RechargeCard wallets={wallets} first={first} /> : <RechargeForm {...props} />}
    </>
  )
})
