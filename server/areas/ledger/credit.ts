/** Credits from the platform [money.welcome]. Only with demo data, which the callers check. */
import type { Tx } from '../../kernel/db/types'
import { platformAccount, userAccount } from './accounts'
import { post } from './post'
import { recordMovement } from './records'

/** 500.00 USD. */
const WELCOME_MINOR = 50_000n
const DEFAULT_WALLET = { code: 'USD', currency: 'USD' }

interface Credit {
  readonly userId: bigint
  readonly wallet: { readonly code: string; readonly currency: string }
  /** Minor units of the wallet's currency. */
  readonly amount: bigint
  readonly reference: string
  readonly at: Date
}

async function credit(tx: Tx, { userId, wallet, amount, reference, at }: Credit): Promise<void> {
  const { transferId, balances } = await post(tx, {
    type: 'welcome',
    reference,
    at,
    legs: [
      { account: userAccount(userId, wallet), amount },
      { account: platformAccount('platform', wallet.currency), amount: -amount },
    ],
  })
  const balanceAfter = balances[0] ?? 0n
  await recordMovement(tx, {
    userId,
    wallet,
    type: 'welcome',
    direction: 'income',
    amount,
    balanceAfter,
    transferId,
    at,
  })
}

/** The welcome credit of a new account of the demo: platform → wallet. */
export function creditWelcome(tx: Tx, userId: bigint, at: Date): Promise<void> {
  return credit(tx, { userId, wallet: DEFAULT_WALLET, amount: WELCOME_MINOR, reference: `welcome:${userId}`, at })
}

/** Adds money to a wallet of a demo account: minor units of its currency. */
export function seedBalance(tx: Tx, seed: Omit<Credit, 'reference'>): Promise<void> {
  return credit(tx, { ...seed, reference: `seed:${seed.userId}` })
}
