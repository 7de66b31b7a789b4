import type { Fault } from '../types/project'
import { locate } from './json'

/** Collects the faults of json files, each at the value that causes it. */
export interface Reporter {
  readonly faults: Fault[]
  /** `keys` lead from the file's root to the value. */
  report(file: string, keys: readonly (string | number)[], message: string): void
}

export function createReporter(texts: ReadonlyMap<string, string>): Reporter {
  const faults: Fault[] = []
  return {
    faults,
    report(file, keys, message) {
      const text = texts.get(file)
      faults.push({ file, ...(text === undefined ? {} : locate(text, keys)), message })
    },
  }
}
