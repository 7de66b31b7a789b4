/** What EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) says about a statement. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Tables that the shop of these counts is full of: no call may read one of them from its beginning to its end. */
const LARGE = new Set([
  'products',
  'skus',
  'product_options',
  'product_images',
  'product_search',
  'search_words',
  'users',
  'addresses',
  'orders',
  'order_lines',
  'order_events',
  'stock_movements',
  'payments',
  'payment_orders',
  'ledger_accounts',
  'ledger_transfers',
  'ledger_entries',
  'wallet_records',
  'settlement_lines',
  'track_events',
])

/** Pages that a statement read, from the cache or not: the top node counts those below it. */
export const pagesOf = (top: PlanNode): number => (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0)

/** The large tables that a plan reads from beginning to end, each once, by name. */
export function scansOf(top: PlanNode): string[] {
  const visit = (node: PlanNode): string[] => {
    const name = node['Relation Name']
    const own = node['Node Type'] === 'Seq Scan' && name !== undefined && LARGE.has(name) ? [name] : []
    return [...own, ...(node.Plans ?? []).flatMap(visit)]
  }
  return [...new Set(visit(top))].sort()
}
