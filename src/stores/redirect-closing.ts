import { currentLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { session } from './session'

/** The screens that stay open while an account waits for its erasure: the one that keeps it, and the policies. */
const OPEN = /^\/?pages\/(mine\/account|policy\/)/

let leading = false

/**
 * Redirects a user with a closed account to the screen where it can be kept: the server refuses everything else.
 * Returns whether the account is closed. Calls at the same time cause one redirect.
 */
export async function redirectClosing(): Promise<boolean> {
  if (session.erasedAt === '') return false
  if (!leading && !OPEN.test(currentLink())) {
    leading = true
    try {
      await relaunch('account')
    } finally {
      leading = false
    }
  }
  return true
}
