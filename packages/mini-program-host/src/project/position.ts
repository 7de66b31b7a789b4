/** A position in a text; line and column start at 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** The position of the character at an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
