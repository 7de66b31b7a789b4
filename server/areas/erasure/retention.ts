/** What happens to a column when an account is erased; the lists are in `rules-*.ts`. */

/** The file of the export that rows go into. */
export type ExportFile = 'account' | 'orders' | 'wallet' | 'messages'

interface Claimed {
  /** Only rows of this SQL condition on the table, with `$user` for the id of the account; absent: all. */
  readonly where?: string
  /** Further columns, as SQL assignments. */
  readonly set?: string
}

export interface RetentionRule {
  /** The user's rows: an SQL condition on the table, with `$user` for the account's id. Absent: none. */
  readonly of?: string
  /** The file with these rows in the export; absent: none, because they do not concern the user. */
  readonly file?: ExportFile
  /** Columns that the export leaves out, separated by blanks: secrets, and data of other users. */
  readonly withheld?: string
  /** Columns whose rows are deleted, separated by blanks. A table has either these or the three below. */
  readonly deleted?: string
  /** Columns that are anonymised, each with the SQL of its new value. */
  readonly anonymous?: Readonly<Record<string, string>>
  /** The same, but only after the legal retention: INVOICE_RETENTION_YEARS after the row's `created_at`. */
  readonly retained?: Readonly<Record<string, string>>
  /** Columns that stay, separated by blanks, by their reason. */
  readonly kept?: Readonly<Record<string, string>>
  /**
   * How the rows of a guest become those of an account that claims them; absent: they stay where they are, and what is
   * deleted with an account goes with the guest.
   */
  readonly claimed?: Claimed
}

export const MINE = 'user_id = $user'

/** Rows that are deleted with the account. */
export const deleted = (columns: string, more: Omit<RetentionRule, 'deleted'> = {}): RetentionRule => ({
  of: MINE,
  deleted: columns,
  ...more,
})

/** A table without data about users. */
export const noPersonalData = (why: string, columns: string): RetentionRule => ({ kept: { [why]: columns } })

const words = (columns = ''): string[] => columns.split(/\s+/).filter((word) => word !== '')

/** Every column that the rule of a table names. */
export function columnsOf({ deleted: gone, anonymous = {}, retained = {}, kept = {} }: RetentionRule): string[] {
  const stay = Object.values(kept).flatMap(words)
  return [...words(gone), ...Object.keys(anonymous), ...Object.keys(retained), ...stay]
}

export const withheldOf = ({ withheld }: RetentionRule): string[] => words(withheld)
