import { currentLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { session } from './session'

/** What stays open to somebody whose account waits to be erased: where it can be kept, and the house's own rules. */
const OPEN = /^\/?pages\/(mine\/account|policy\/)/

let leading = false

/**
 * Leads to where the account can be kept when the person has closed it: the server refuses them everything else.
 * Answers whether that is so; once at a time, however many screens ask.
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
