/**
 * A promise that is awaited later, after other work: a rejection before that counts as handled, and is thrown where
 * the promise is awaited.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
