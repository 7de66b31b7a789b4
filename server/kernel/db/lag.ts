/** How far a replica is behind, measured by positions in the write-ahead log: no privileges are needed for them. */

/** A position as PostgreSQL writes it, such as `0/3000148`. */
export function readPosition(text: string): bigint {
  const [, high, low] = /^([0-9A-F]+)\/([0-9A-F]+)$/i.exec(text) ?? []
  if (high === undefined || low === undefined) throw new Error(`${text} is no position in the write-ahead log`)
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

interface Sample {
  readonly at: number
  readonly position: bigint
}

/** Samples older than this say no more than that the replica is far behind. */
const RETENTION_MS = 60_000

/** The positions of the primary over the last minute. */
export class Trail {
  #samples: readonly Sample[] = []

  /** Where the primary was at a time, in milliseconds. */
  add(at: number, position: bigint): void {
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= RETENTION_MS), { at, position }]
  }

  /**
   * For how long a replica at this position has been behind, in milliseconds: 0 with everything that is known of the
   * primary, Infinity when it lacks all of the last minute, or when nothing is known.
   */
  lagOf(position: bigint, now: number): number {
    const newest = this.#samples.at(-1)
    if (!newest) return Infinity
    if (position >= newest.position) return 0
    const reached = [...this.#samples].reverse().find((sample) => sample.position <= position)
    return reached ? now - reached.at : Infinity
  }
}
