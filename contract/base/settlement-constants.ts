/** The words of settlements, statements and payouts. */

/**
 * What changes the money of a shop: an order is settled; after it a refund, or a dispute that its payer won, takes back;
 * the shop has the cash of an order; it is paid out; its seller transfers from a wallet; an operator adjusts; the account
 * of its owner is erased.
 */
export const SETTLEMENT_KINDS = ['settle', 'back', 'loss', 'cash', 'payout', 'topup', 'adjust', 'forfeit'] as const
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number]

/** Where a payout goes: to a wallet of the seller, or from there by a withdrawal. */
export const PAYOUT_TARGETS = ['wallet', 'bank', 'virtual_wallet'] as const

export const STATEMENT_FORMATS = ['pdf', 'csv'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

/** Lines of a page of a statement. */
export const STATEMENT_PAGE = 50
/** How many lines a document has at most; a PDF with fewer than the month says that the CSV has all. */
export const STATEMENT_LINES = { pdf: 1_000, csv: 100_000 } as const satisfies Record<StatementFormat, number>

/** Of a correction by operators: a second one has to decide; it is booked; it is not. */
export const ADJUSTMENT_STATES = ['review', 'done', 'refused'] as const
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number]

/** The highest rate of commission, in hundredths of a percent. */
export const COMMISSION_MAX_BPS = 5_000
/** How long after completion an order can be held before it is settled: days. */
export const HOLD_DAYS_MAX = 90
