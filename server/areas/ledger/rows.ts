/** Wallets and balances as columns of a larger statement. */
import { sql } from 'drizzle-orm'
import type { AccountKind } from '../../kernel/db/schema/ledger'
import type { Wallet } from './wallets'

interface BalanceRow {
  readonly kind: AccountKind
  readonly wallet: string
  readonly balance: string
}

/** Null: no row. */
export interface WalletColumns {
  readonly wallets: readonly Wallet[] | null
}
export interface BalanceColumns extends WalletColumns {
  readonly balances: readonly BalanceRow[] | null
}

/** The available wallets, the default one first. */
export const WALLETS = sql`
  (select json_agg(json_build_object('code', w.code, 'name', w.name, 'currency', w.currency, 'rate', c.rate)
    order by w.sort, w.code) from wallet_kinds w join currencies c on c.code = w.currency) as wallets`

/** What a user has in each. Placeholder: userId. */
export const BALANCES = sql`
  (select json_agg(json_build_object('kind', a.kind, 'wallet', a.wallet, 'balance', a.balance::text))
    from ledger_accounts a
    where a.user_id = ${sql.placeholder('userId')}::bigint and a.kind in ('user_available', 'user_frozen')) as balances`
