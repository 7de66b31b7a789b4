import type { HostOptions } from '../types/host'

/** milliseconds */
const START_LIMIT = 30_000

/**
 * Waits for the first page.
 * @throws Error when it takes too long: app code never returns, or its pages keep opening one another
 */
export async function withinStartLimit(
  started: Promise<void>,
  { startTimeout = START_LIMIT }: Pick<HostOptions, 'startTimeout'>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const problem = `the first page was not ready within ${startTimeout} ms`
    timer = setTimeout(() => reject(new Error(problem)), startTimeout)
  })
  try {
    await Promise.race([started, late])
  } finally {
    clearTimeout(timer)
  }
}
