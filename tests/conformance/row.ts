/**
 * One requirement. The rows are the specification (docs/specification.md); tests name a row in their titles
 * as [id].
 */
export interface Row {
  readonly id: string
  readonly text: string
  /** main: proved by a test; later: planned, and marked so on the page. */
  readonly issue: 'main' | 'later'
}

/** Rows of one area, from texts by id. */
export function rows(issue: Row['issue'], texts: Record<string, string>): Row[] {
  return Object.entries(texts).map(([id, text]) => ({ id, text, issue }))
}
