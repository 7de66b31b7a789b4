import { wait } from '@/platform/clock'
import { type Refresh, refreshesInFront } from '@/platform/refresh/in-front'
import { isApiError, type ApiError } from '@/services/api-error'
import { toast } from '@/stores/toast'

/** An indicator that is gone at once looks as if nothing had been done, and a mini-program may not even notice it. */
const SEEN_MS = 400

/** How it failed: by its return value, as loads do, or by a rejection, as stores do. */
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
 * Fetches anew all that the page in front shows, and says in one sentence when something did not come: what was there
 * stays. Resolves when all have ended; rejects for errors that are the program's own.
 */
export async function refreshFront(): Promise<void> {
  const [, ...failures] = await Promise.all([wait(SEEN_MS), ...refreshesInFront().map(failureOf)])
  const failure = failures.find((one) => one !== undefined)
  if (failure) toast.show(failure.message, 'alert')
}
