const turns = new Map<string, Promise<unknown>>()

/** Runs the work of one name one after the other, in the order of the calls. Settles as the work does. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work)
  turns.set(name, turn)
  return turn
}
