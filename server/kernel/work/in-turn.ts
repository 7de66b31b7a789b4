/** What waits behind each name, as a promise that never rejects. */
const waiting = new Map<string, Promise<unknown>>()

const nothing = () => undefined

/**
 * Runs the work of one name one after the other in this process, in the order of asking; others side by side. Settles as
 * the work does: a failure is its own asker's, and what waits behind it goes on.
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
