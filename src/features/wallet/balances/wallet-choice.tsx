import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { WalletBalance } from '@contract/entities/user'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { Scroll } from '@/kit/scroll/scroll'
import { walletIds } from '../ids'
import { walletName } from '@/locales/wallet-name'
import { t } from '@/locales/t'
import '../records/wallet-tabs.scss'

interface WalletChoiceProps {
  wallets: readonly WalletBalance[]
  current: string
  onChoose: (code: string) => void
}

/** Chooses which wallet is shown. */
export const WalletChoice = observer(function WalletChoice({ wallets, current, onChoose }: WalletChoiceProps) {
  return (
    <Scroll sideways className="wallet-tabs">
      <Box role="tablist" label={t('wallet.wallets')} className="wallet-tabs__row">
        {wallets.map((wallet) => {
          const { code } = wallet
          const on = code === current
          return (
            <View key={code} className="wallet-tabs__tab">
              <Chip id={walletIds.wallet(code)} tab on={on} text={walletName(wallet)} onPress={() => onChoose(code)} />
            </View>
          )
        })}
      </Box>
    </Scroll>
  )
})
