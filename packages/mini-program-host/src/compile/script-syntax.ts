import { parse, type Program } from 'acorn'
import type { Fault } from '../types/project'

export interface Language {
  /** 5 for wxs */
  readonly ecmaVersion: 5 | 'latest'
}

/** The syntax tree of a script, or the fault with the position where it breaks. */
export function parseScript(
  file: string,
  text: string,
  { ecmaVersion }: Language,
): { readonly program: Program } | { readonly fault: Fault } {
  try {
    return { program: parse(text, { ecmaVersion, sourceType: 'script', allowReturnOutsideFunction: true }) }
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string }
    if (!loc) throw error
    return { fault: { file, line: loc.line, column: loc.column + 1, message: reasonOf(message) } }
  }
}

// acorn's messages end with the position, which a fault has already
function reasonOf(message: string): string {
  return message.replace(/ \(\d+:\d+\)$/, '')
}
