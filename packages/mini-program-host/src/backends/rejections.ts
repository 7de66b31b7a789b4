type Handler = (reason: unknown, promise: unknown) => void

const watched = new Map<PromiseConstructor, Handler>()

/**
 * Reports unhandled promises of one realm. Those of the host's own code end the process, as they do by default. Returns
 * a function that stops it.
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
