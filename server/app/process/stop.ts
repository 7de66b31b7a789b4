/** Stops a process: requests in progress are finished, then everything closes. */
type Close = () => Promise<void> | void

const PATIENCE_S = 20

/**
 * Closes everything in the given order when the process is asked to stop, and exits with 0. A second signal, or 20
 * seconds after `drainS`, ends it at once with 1.
 */
export function stopOnSignal(closers: readonly Close[], drainS: number): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), (PATIENCE_S + drainS) * 1_000).unref()
    for (const close of closers) await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        process.stderr.write(`Souk did not stop cleanly: ${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      })
    })
  }
}
