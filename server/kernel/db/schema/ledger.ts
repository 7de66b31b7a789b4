/**
 * The ledger [money.ledger-zero]: accounts, transfers and their entries, which are append-only, and the buyer's
 * wallet statement. Amounts are minor units of the row's own currency.
 */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RecordState } from '../../../../contract/base/wallet-states'
import { big, id, minor, time } from '../columns'

/**
 * user_*: a user's money: available, held for a withdrawal, or their store's; the others are platform accounts: the sum
 * of all parts of a kind and currency. `bank` is what came in and went out by transfer or card, `disputed` what is between a payer and the
 * shop until the payer's bank decides, `sales` what is held for shops until an order is settled; `commission`, `fees`
 * and `promotions` are what settlements bring and cost.
 */
export type AccountKind =
  | 'user_available'
  | 'user_frozen'
  | 'user_store'
  | 'platform'
  | 'exchange'
  | 'sales'
  | 'cash'
  | 'bank'
  | 'disputed'
  | 'promotions'
  | 'commission'
  | 'fees'

/** A withdrawal that its owner recalled has failed on the wire. */
export type StoredRecordState = RecordState | 'recalled'

/** The payout account of a withdrawal when it was requested. */
export type Payout =
  | {
      readonly to: 'bank'
      readonly bankName: string
      readonly accountName: string
      readonly accountNumber: string
      readonly routingNumber: string
    }
  | { readonly to: 'virtual_wallet'; readonly address: string }

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text('kind').$type<AccountKind>().notNull(),
    userId: big('user_id'),
    wallet: text('wallet').notNull(),
    currency: text('currency').notNull(),
    /** A platform account is kept in parts, so that payments of different buyers do not share a row; 0 on a user's. */
    part: integer('part').notNull().default(0),
    /**
     * The sum of the entries of a user's account, updated under its row lock. It stays 0 on platform accounts: every
     * payment of the shop would wait for that one row.
     */
    balance: minor('balance')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    unique('ledger_accounts_owner').on(table.kind, table.userId, table.wallet, table.part).nullsNotDistinct(),
    index('ledger_accounts_user').on(table.userId),
    // a store owes what was refunded after it was paid out
    check('ledger_accounts_not_negative', sql`${table.balance} >= 0 or ${table.kind} = 'user_store'`),
    check('ledger_accounts_part', sql`${table.part} >= 0 and (${table.part} = 0 or ${table.userId} is null)`),
    check('ledger_accounts_user', sql`(${table.kind} like 'user%') = (${table.userId} is not null)`),
  ],
)

export const ledgerTransfers = pgTable('ledger_transfers', {
  id: id(),
  type: text('type').notNull(),
  /** Its reason, such as `payment:12`. */
  reference: text('reference').notNull().default(''),
  createdAt: time('created_at').notNull(),
})

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transferId: big('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: big('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_transfer').on(table.transferId),
    index('ledger_entries_account').on(table.accountId),
    check('ledger_entries_not_zero', sql`${table.amount} <> 0`),
  ],
)

export const walletRecords = pgTable(
  'wallet_records',
  {
    id: id(),
    userId: big('user_id').notNull(),
    wallet: text('wallet').notNull(),
    currency: text('currency').notNull(),
    type: text('type').notNull(),
    direction: text('direction').notNull(),
    amount: minor('amount').notNull(),
    actualAmount: minor('actual_amount').notNull(),
    balanceAfter: minor('balance_after').notNull(),
    state: text('state').$type<StoredRecordState>().notNull(),
    message: text('message').notNull().default(''),
    remark: text('remark').notNull().default(''),
    paymentMethod: text('payment_method').notNull().default(''),
    transactionId: text('transaction_id'),
    proof: text('proof'),
    orderIds: jsonb('order_ids').$type<string[]>(),
    transferId: big('transfer_id').references(() => ledgerTransfers.id),
    createdAt: time('created_at').notNull(),
    approvedAt: time('approved_at'),
    /** Of withdrawals. */
    payout: jsonb('payout').$type<Payout>(),
    /** The operator who approved first, if two are needed. */
    firstOperatorId: big('first_operator_id'),
  },
  (table) => [
    /** Read backwards: the newest first. */
    index('wallet_records_owner').on(table.userId, table.createdAt, table.id),
    index('wallet_records_type').on(table.type, table.state, table.id),
    /** One recharge per transfer, until it is rejected: then it may be sent again with better proof. */
    uniqueIndex('wallet_records_transaction')
      .on(sql`upper(${table.transactionId})`)
      .where(sql`${table.type} = 'recharge' and ${table.state} <> 'failed'`),
    check('wallet_records_positive', sql`${table.amount} > 0`),
  ],
)
