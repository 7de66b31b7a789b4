import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { WalletBalance } from '@contract/entities/user'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { Icon } from '@/kit/icon/icon'
import { Pressable } from '@/kit/pressable/pressable'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { usePrice } from '@/hooks/use-price'
import { walletName } from '@/locales/wallet-name'
import { walletIds } from '../ids'
import './other-wallet.scss'

interface OtherWalletProps {
  wallet: WalletBalance
  onChoose: (code: string) => void
}

/** A wallet beside the one that is shown, with its balance; a press shows it. */
export const OtherWallet = observer(function OtherWallet({ wallet, onChoose }: OtherWalletProps) {
  const { ownParts, amountIn } = usePrice()
  const { code, currency, balance } = wallet
  return (
    <Pressable
      id={walletIds.wallet(code)}
      label={`${walletName(wallet)}, ${amountIn(balance, currency)}`}
      byContent
      onPress={() => onChoose(code)}
      className="other-wallet"
    >
      <View className="other-wallet__head">
        <Text size={13} tone="ink2">
          {walletName(wallet)}
        </Text>
        <Icon glyph={chevronRight} size={16} tone="ink2" />
      </View>
      <Price parts={ownParts(balance, currency)} size={24} />
    </Pressable>
  )
})
