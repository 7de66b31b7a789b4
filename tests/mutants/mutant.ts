/** One deliberate fault: a rule turned round, a code swapped, a label left out, or a check taken away. */
export interface Mutant {
  /** The row of the conformance list that has to turn red. */
  readonly row: string
  /** From the repository's root. */
  readonly file: string
  /** What is replaced, once; a fault that finds nothing to replace counts as not caught. */
  readonly from: string | RegExp
  readonly to: string
  /** The jest file that proves the row, from the repository's root. */
  readonly test: string
}

export const describe = ({ row, file, from, to }: Mutant): string =>
  `[${row}] ${file}: ${String(from).trim()} → ${to.trim() || 'nothing'}`

/** The source with the fault in it. Throws a RangeError when there is nothing to replace. */
export function mutate(source: string, mutant: Mutant): string {
  const { from, to } = mutant
  const mutated = source.replace(from, () => to)
  if (mutated === source) throw new RangeError(`nothing to replace: ${describe(mutant)}`)
  return mutated
}
