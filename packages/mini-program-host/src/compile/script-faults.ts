import { compileFunction } from 'node:vm'
import type { Fault, Project } from '../types/project'
import { parseScript } from './script-syntax'

/** Every js file of a project that does not compile, with the position of the error. */
export function scriptFaults({ sources }: Pick<Project, 'sources'>): Fault[] {
  return [...sources].flatMap(([file, text]) => {
    const reason = file.endsWith('.js') ? refusal(text) : undefined
    if (reason === undefined) return []
    // the engine is fast but reports no column; the slow parser does
    const parsed = parseScript(file, text, { ecmaVersion: 'latest' })
    return 'fault' in parsed ? [parsed.fault] : [{ file, message: reason }]
  })
}

function refusal(text: string): string | undefined {
  try {
    compileFunction(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
