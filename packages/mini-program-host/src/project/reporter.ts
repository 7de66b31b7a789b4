import type { Fault } from '../types/project'
import { locate } from './json'

/** Collects what is wrong in json files, each at the value that is to blame. */
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
