import type { Fault } from '../types/project'

/** A fault on one line: `file:line:column message`, which editors and CI logs turn into links. */
export function formatFault({ file, line, column, message }: Fault): string {
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined)
  return `${place.join(':')} ${message}`
}

/** A folder that cannot be run. Its message has one line per fault. */
export class ProjectError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'))
    this.name = 'ProjectError'
  }
}

/** Throws a ProjectError with all faults, if there are any. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ProjectError(faults)
}
