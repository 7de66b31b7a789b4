/** What came of no test at all. */
export const nothing = { passed: 0, failed: 0, skipped: 0 }

/**
 * The sum of what came of several runs; what one of them does not tell of counts as none.
 * @param {{passed?: number, failed?: number, skipped?: number}[]} parts
 */
export function addUp(parts) {
  const total = (key) => parts.reduce((sum, part) => sum + (part[key] ?? 0), 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}
