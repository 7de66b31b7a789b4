import type { importLines } from '../../../kernel/db/schema/imports'

/** A line as it is kept, with the states before its application. */
export type StoredLine = Pick<
  typeof importLines.$inferSelect,
  'line' | 'place' | 'cells' | 'was' | 'version' | 'wasPrices' | 'state'
>
