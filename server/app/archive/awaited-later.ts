/**
 * A promise that is awaited only after other work: when it fails before that, it counts as handled, and the failure comes
 * out where it is awaited.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
