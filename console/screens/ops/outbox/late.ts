import { JOB_EVERY_MS, JOB_NAMES, type JobName } from '@contract/base/jobs'
import type { OpsJob } from '@contract/entities/ops-mail'

/** Rounds that go well are noted every 30 seconds at most; the rest is for a server that is busy. */
const GRACE_MS = 90_000

export type JobState = 'runs' | 'failed' | 'late' | 'new'

export interface Job {
  readonly name: string
  readonly state: JobState
  /** Its last round; null: there was none yet. */
  readonly last: OpsJob | null
}

const isKnown = (name: string): name is JobName => (JOB_NAMES as readonly string[]).includes(name)

/** Failed goes first: a worker that fails is late, too, and the reason says more. */
function stateOf(last: OpsJob, now: number): JobState {
  if (last.failed_at !== null) return 'failed'
  const every = isKnown(last.name) ? JOB_EVERY_MS[last.name] : Infinity
  return now - Date.parse(last.ended_at) > every + last.took_ms + GRACE_MS ? 'late' : 'runs'
}

/** All workers with their last rounds, also those that have not run yet. */
export function jobsOf(rounds: readonly OpsJob[], now: number): Job[] {
  const ran = rounds.map((last) => ({ name: last.name, state: stateOf(last, now), last }))
  const waiting = JOB_NAMES.filter((name) => !rounds.some((round) => round.name === name))
  return [...ran, ...waiting.map((name) => ({ name, state: 'new' as const, last: null }))]
}
