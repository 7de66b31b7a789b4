import type { MeasureReport } from './types/host'
import type { Runtime } from './types/runtime'

/** A runtime's measures so far, as plain JSON. */
export function measureReport({ measures, program }: Runtime): MeasureReport {
  return {
    setData: [...measures.setData],
    domNames: Object.fromEntries([...measures.domNames].map(([name, files]) => [name, [...files]])),
    unknownWx: Object.fromEntries(measures.unknownWx),
    errors: [...measures.errors],
    warnings: [...program.warnings, ...measures.warnings],
    packages: program.packages,
  }
}
