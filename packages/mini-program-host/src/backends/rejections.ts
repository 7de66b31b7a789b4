type Handler = (reason: unknown, promise: unknown) => void

const watched = new Map<PromiseConstructor, Handler>()

/**
 * Hears of promises of one realm that nobody catches. Those of the host's own code end the process, as they do when
 * nobody listens. Returns the function that ends the listening.
 */
export function watchRejections(realmPromise: PromiseConstructor, handler: Handler): () => void {
  if (watched.size === 0) process.on('unhandledRejection', hear)
  watched.set(realmPromise, handler)
  return () => {
    watched.delete(realmPromise)
    if (watched.size === 0) process.off('unhandledRejection', hear)
  }
}

function hear(reason: unknown, promise: Promise<unknown>): void {
  for (const [realmPromise, handler] of watched) {
    if (promise instanceof realmPromise) {
      handler(reason, promise)
      return
    }
  }
  if (process.listenerCount('unhandledRejection') > 1) return
  throw reason
}
