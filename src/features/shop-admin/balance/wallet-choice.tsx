import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { WalletBalance } from '@contract/entities/user'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { Text } from '@/kit/text/text'
import { walletName } from '@/locales/wallet-name'
import { t } from '@/locales/t'
import { shopAdminIds } from '../ids'
import './payout-sheet.scss'

interface WalletChoiceProps {
  wallets: readonly WalletBalance[]
  /** The code of the wallet. */
  chosen: string
  onChoose: (code: string) => void
}

/** Chooses the wallet that a payout goes to, or through. Another currency is exchanged on the way. */
export const WalletChoice = observer(function WalletChoice({ wallets, chosen, onChoose }: WalletChoiceProps) {
  const isForeign = wallets.some(({ code, currency }) => code === chosen && currency !== BASE_CURRENCY)
  return (
    <View className="payout-sheet__part">
      <Text size={13} bold>
        {t('shopBalance.wallet')}
      </Text>
      <Box role="group" label={t('shopBalance.wallet')} className="payout-sheet__wallets">
        {wallets.map((wallet) => (
          <Chip
            key={wallet.code}
            id={shopAdminIds.payoutWallet(wallet.code)}
            text={walletName(wallet)}
            on={wallet.code === chosen}
            onPress={() => onChoose(wallet.code)}
          />
        ))}
      </Box>
      {isForeign && (
        <View className="payout-sheet__note">
          <Text size={13} tone="ink2" live="status">
            {t('shopBalance.exchange')}
          </Text>
        </View>
      )}
    </View>
  )
})
