import type { WalletBalance } from '@contract/entities/user'
import { WalletCard } from './wallet-card'
import { WalletChoice } from './wallet-choice'

export interface WalletBalancesProps {
  wallets: readonly WalletBalance[]
  /** The one that is shown. */
  wallet: WalletBalance
  onChoose: (code: string) => void
}

/** The balance of one wallet, and the choice of another. */
export function WalletBalances({ wallets, wallet, onChoose }: WalletBalancesProps) {
  return (
    <>
      {wallets.length > 1 && <WalletChoice wallets={wallets} current={wallet.code} onChoose={onChoose} />}
      <WalletCard wallet={wallet} />
    </>
  )
}
