/** What an interaction may send; `bytesOf` names another one that it may not exceed. */
export interface Budget {
  readonly calls?: number
  readonly bytes?: number
  readonly bytesOf?: string
}

export interface Measured {
  readonly calls?: number
  readonly bytes: number
}

export interface Line {
  readonly name: string
  readonly calls?: number
  readonly bytes: number
  /** What it may be, as text; empty when there is no budget. */
  readonly budget: string
  readonly over: boolean
}

/** Each measure against its budget. A budget of what was not measured is a fault, too: it throws. */
export function judge(measured: Readonly<Record<string, Measured>>, budgets: Readonly<Record<string, Budget>>): Line[] {
  for (const name of Object.keys(budgets)) {
    if (!(name in measured)) throw new Error(`there is a budget for "${name}", which is not measured`)
  }
  return Object.entries(measured).map(([name, { calls, bytes }]) => {
    const budget = budgets[name] ?? {}
    const most = budget.bytesOf === undefined ? budget.bytes : measured[budget.bytesOf].bytes
    const over =
      (most !== undefined && bytes > most) ||
      (budget.calls !== undefined && (calls === undefined || calls > budget.calls))
    const words = [budget.calls !== undefined && `${budget.calls} calls`, most !== undefined && `${most} B`]
    return { name, calls, bytes, budget: words.filter(Boolean).join(', '), over }
  })
}

/** The lines as a table for people. */
export function table(lines: readonly Line[]): string {
  const rows = [
    ['', 'calls', 'bytes', 'at most', ''],
    ...lines.map(({ name, calls, bytes, budget, over }) => [
      name,
      calls === undefined ? '' : String(calls),
      String(bytes),
      budget,
      over ? 'OVER' : '',
    ]),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) => row.map((cell, at) => (at === 1 || at === 2 ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n')
}
