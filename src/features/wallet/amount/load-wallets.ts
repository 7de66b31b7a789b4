import type { WalletBalance } from '@contract/entities/user'
import { call, unreadable, type Options } from '@/services/request'

/** The wallets of a user, the default one first. */
export type Wallets = readonly [WalletBalance, ...WalletBalance[]]

/** Asks for them. Throws an ApiError, also for an answer without any: there would be nothing to draw. */
export async function loadWallets(options: Options): Promise<Wallets> {
  const {
    wallets: [first, ...others],
  } = await call('getUserBalance', {}, options)
  return first ? [first, ...others] : unreadable(options)
}

/** The wallet with a code; the default one where there is none with it. */
export const walletOf = (wallets: Wallets, code: string): WalletBalance =>
  wallets.find((wallet) => wallet.code === code) ?? wallets[0]
