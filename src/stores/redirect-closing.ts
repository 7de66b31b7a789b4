import { currentLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { session } from './session'

/** The screens that stay open while an account waits to be erased: where it can be kept, and the policies. */
const OPEN = /^\/?pages\/(mine\/account|policy\/)/

let leading = false

/**
 * Leads a user with a closed account to where it can be kept: the server refuses everything else. Returns whether the
 * account is closed; many screens that ask at once cause one call.
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
