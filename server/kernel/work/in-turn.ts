/** The last work in each queue, as a promise that never rejects. */
const waiting = new Map<string, Promise<unknown>>()

const nothing = () => undefined

/**
 * Runs work with the same name one after the other in this process, in order; other work runs in parallel. Settles as
 * the work does: a failure affects only its own caller.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (waiting.get(name) ?? Promise.resolve()).then(work)
  const over = mine.then(nothing, nothing)
  waiting.set(name, over)
  try {
    return await mine
  } finally {
    if (waiting.get(name) === over) waiting.delete(name)
  }
}
