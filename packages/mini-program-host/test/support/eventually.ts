const PATIENCE_MS = 20_000
const PAUSE_MS = 20

/** Runs assertions again and again until none of them throws; the last error after twenty seconds. */
export async function eventually(assert: () => Promise<void> | void): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await assert()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
