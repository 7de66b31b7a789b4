/** The result of no tests. */
export const nothing = { passed: 0, failed: 0, skipped: 0 }

/**
 * Adds up results; a missing number counts as 0.
 * @param {{passed?: number, failed?: number, skipped?: number}[]} parts
 */
export function addUp(parts) {
  const total = (key) => parts.reduce((sum, part) => sum + (part[key] ?? 0), 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}
