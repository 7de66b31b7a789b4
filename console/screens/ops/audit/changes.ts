import type { OpsAudit } from '@contract/entities/ops'

interface Change {
  readonly name: string
  readonly before: string
  readonly after: string
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields that an action changed, as text; empty where there was none. Fields that stayed the same are left out. */
export function changesOf({ before, after }: Pick<OpsAudit, 'before' | 'after'>): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: textOf(before[name]), after: textOf(after[name]) }))
    .filter((change) => change.before !== change.after)
}
