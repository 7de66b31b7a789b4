import type { Measures } from '../types/runtime'

export function createMeasures(): Measures {
  return { setData: [], domNames: new Map(), unknownWx: new Map(), errors: [], warnings: [] }
}

/** Records one call of setData, with the size of its JSON in UTF-8. */
export function measureSetData(measures: Measures, path: string, json: string, keys: readonly string[]): void {
  measures.setData.push({ path, bytes: new TextEncoder().encode(json).length, keys })
}
