import { at, one, zip } from '@contract/rules/lists'

/** The measured amounts, such as `{ calls: 1, bytes: 352 }`. */
export type Amounts = Readonly<Record<string, number>>

/** The maximum of each measure; a string is the name of another measure as the maximum. */
export type Budget = Readonly<Record<string, number | string>>

export interface Line {
  readonly name: string
  readonly amounts: Amounts
  /** The maximum as text; empty without a budget. */
  readonly budget: string
  readonly over: boolean
}

/** Compares each measure with its budget. Throws for a budget without a measure. */
export function judge(measured: Readonly<Record<string, Amounts>>, budgets: Readonly<Record<string, Budget>>): Line[] {
  for (const name of Object.keys(budgets)) {
    if (!(name in measured)) throw new Error(`there is a budget for "${name}", which is not measured`)
  }
  return Object.entries(measured).map(([name, amounts]) => {
    const most = Object.entries(budgets[name] ?? {}).map(([thing, given]) => {
      return [thing, typeof given === 'number' ? given : amountOf(measured, given, thing)] as const
    })
    const over = most.some(([thing, limit]) => amountOf(measured, name, thing) > limit)
    return { name, amounts, budget: most.map(([thing, limit]) => `${limit} ${thing}`).join(', '), over }
  })
}

function amountOf(measured: Readonly<Record<string, Amounts>>, name: string, thing: string): number {
  const amount = measured[name]?.[thing]
  if (amount === undefined) throw new Error(`there is a budget for ${thing} of "${name}", which are not measured`)
  return amount
}

/** The lines as a readable table, with a column for each measure. */
export function table(lines: readonly Line[]): string {
  const things = [...new Set(lines.flatMap(({ amounts }) => Object.keys(amounts)))]
  const rows = [
    ['', ...things, 'at most', ''],
    ...lines.map(({ name, amounts, budget, over }) => [
      name,
      ...things.map((thing) => String(amounts[thing] ?? '')),
      budget,
      over ? 'OVER' : '',
    ]),
  ]
  const widths = one(rows).map((_, column) => Math.max(...rows.map((row) => at(row, column).length)))
  const isAmount = (at: number) => at > 0 && at <= things.length
  return rows
    .map((row) =>
      zip(row, widths).map(([cell, width], at) => (isAmount(at) ? cell.padStart(width) : cell.padEnd(width))),
    )
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n')
}
