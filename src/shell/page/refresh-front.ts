import { wait } from '@/platform/clock'
import { type Refresh, refreshesInFront } from '@/platform/refresh/in-front'
import { isApiError, type ApiError } from '@/services/api-error'
import { context } from '@/services/context'
import { toast } from '@/stores/toast'

/** An indicator that disappears at once looks as if nothing had happened, and a mini-program may not even notice it. */
const SEEN_MS = 400

/** The failure, which loads return and stores throw. */
async function failureOf(refresh: Refresh): Promise<ApiError | undefined> {
  try {
    const outcome = await refresh()
    return isApiError(outcome) ? outcome : undefined
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
}

/**
 * Reloads everything that the page in front shows. When something fails, one toast says so and the previous content
 * stays. Resolves when all loads have ended; rejects for programming errors.
 */
export async function refreshFront(): Promise<void> {
  context.refreshing = true
  const refreshes = refreshesInFront().map(failureOf)
  context.refreshing = false
  const [, ...failures] = await Promise.all([wait(SEEN_MS), ...refreshes])
  const failure = failures.find((one) => one !== undefined)
  if (failure) toast.show(failure.message, 'alert')
}
