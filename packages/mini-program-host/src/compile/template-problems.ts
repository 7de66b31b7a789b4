import type { Fault } from '../types/project'

/** A problem that glass-easel-template-compiler reports in a template; it counts lines and columns from 0. */
export interface Problem {
  readonly level: 'Note' | 'Warn' | 'Error' | 'Fatal'
  readonly code: number
  readonly message: string
  readonly startLine: number
  readonly startColumn: number
}

const INVALID_ATTRIBUTE = 65548

// Only warnings in glass-easel, which guesses the meaning; WeChat's own compiler refuses the file
const REFUSED = new Set([
  65543, // missing end tag
  65546, // invalid attribute name
  65565, // a value without quotes
  65567, // invalid end tag
])

/** Whether the problem keeps a template from running, at least in WeChat. */
export function stops(problem: Problem, text: string): boolean {
  if (problem.level === 'Error' || problem.level === 'Fatal' || REFUSED.has(problem.code)) return true
  return problem.code === INVALID_ATTRIBUTE && /^wx:(else|elif)\b/.test(sourceAt(problem, text))
}

/** The problem as a fault of the file. */
export function toFault(file: string, { message, startLine, startColumn }: Problem): Fault {
  return { file, line: startLine + 1, column: startColumn + 1, message: `wxml: ${message}` }
}

function sourceAt({ startLine, startColumn }: Problem, text: string): string {
  return (text.split('\n')[startLine] ?? '').slice(startColumn)
}
