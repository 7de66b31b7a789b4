import { View } from '@tarojs/components'
import { useWide } from '@/shell/page/use-wide'
import { OtherWallet } from './other-wallet'
import { WalletCard } from './wallet-card'
import { WalletChoice } from './wallet-choice'
import type { WalletBalancesProps } from './wallet-balances'
import './wallet-balances.h5.scss'

/** The balance of one wallet, and the choice of another; on wide screens all balances side by side. */
export function WalletBalances({ wallets, wallet, onChoose }: WalletBalancesProps) {
  const wide = useWide()
  if (!wide) {
    return (
      <>
        {wallets.length > 1 && <WalletChoice wallets={wallets} current={wallet.code} onChoose={onChoose} />}
        <WalletCard wallet={wallet} />
      </>
    )
  }
  const others = wallets.filter(({ code }) => code !== wallet.code)
  return (
    <View className="wallet-balances">
      <WalletCard wallet={wallet} />
      {others.map((other) => (
        <OtherWallet key={other.code} wallet={other} onChoose={onChoose} />
      ))}
    </View>
  )
}
