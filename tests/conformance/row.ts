/**
 * One requirement on Souk. The rows are the specification (docs/specification.md); tests name a row in their titles
 * as [id].
 */
export interface Row {
  readonly id: string
  readonly text: string
  /** main: proved by a current test; later: planned, and the page says so. */
  readonly issue: 'main' | 'later'
}

/** Rows of one area from id → text. */
export function rows(issue: Row['issue'], texts: Record<string, string>): Row[] {
  return Object.entries(texts).map(([id, text]) => ({ id, text, issue }))
}
