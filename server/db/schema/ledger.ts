/**
 * The ledger (gaps §6): accounts, transfers and their entries, which are only ever added to, and the buyer's wallet
 * statement. Amounts are minor units of the row's own currency.
 */
import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** user_*: a buyer's money; the others are the house's own accounts, one per kind and currency. */
export const ACCOUNT_KINDS = ['user_available', 'user_frozen', 'house', 'exchange', 'sales', 'cash'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    kind: text('kind').$type<AccountKind>().notNull(),
    userId: bigint('user_id', { mode: 'bigint' }),
    wallet: text('wallet').notNull(),
    currency: text('currency').notNull(),
    /**
     * The sum of the entries of a buyer's account, kept under its row lock. It stays 0 on the house's accounts: every
     * payment of the shop would queue for that one row.
     */
    balance: bigint('balance', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    unique('ledger_accounts_owner').on(table.kind, table.userId, table.wallet).nullsNotDistinct(),
    index('ledger_accounts_user').on(table.userId),
    check('ledger_accounts_not_negative', sql`${table.balance} >= 0`),
    check('ledger_accounts_user', sql`(${table.kind} like 'user%') = (${table.userId} is not null)`),
  ],
)

export const ledgerTransfers = pgTable('ledger_transfers', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  type: text('type').notNull(),
  /** What it was for, such as `payment:12`. */
  reference: text('reference').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    transferId: bigint('transfer_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerAccounts.id),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
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
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    wallet: text('wallet').notNull(),
    currency: text('currency').notNull(),
    type: text('type').notNull(),
    direction: text('direction').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    actualAmount: bigint('actual_amount', { mode: 'bigint' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'bigint' }).notNull(),
    state: text('state').notNull(),
    message: text('message').notNull().default(''),
    remark: text('remark').notNull().default(''),
    paymentMethod: text('payment_method').notNull().default(''),
    transactionId: text('transaction_id'),
    proof: text('proof'),
    orderIds: jsonb('order_ids').$type<string[]>(),
    transferId: bigint('transfer_id', { mode: 'bigint' }).references(() => ledgerTransfers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    approvedAt: timestamp('approved_at', { withTimezone: true }),
  },
  (table) => [
    index('wallet_records_user').on(table.userId, table.id),
    check('wallet_records_positive', sql`${table.amount} > 0`),
  ],
)
