/** Where an advert leads: to a screen of the app, or to a web address [rule.advert-link]. */
import { openBrowser } from '@/platform/browser/open'
import { isOutsideAddress } from '@/platform/browser/outside-address'
import { openLink } from '@/platform/navigation/links'
import { routeOf } from '@/routes'

const isWebLink = (link: string) => link.startsWith('https://') && isOutsideAddress(link)

/** The address of an advert for a browser; undefined when it leads nowhere. */
export function advertHref(link: string): string | undefined {
  if (isWebLink(link)) return link
  return routeOf(link) === undefined ? undefined : `#/${link.replace(/^\/+/, '')}`
}

/**
 * Opens a screen above the current one, and a web address as the target does: in this tab, in the host's web view, or
 * in the system's browser. Does nothing when it leads nowhere. Rejects when there is no browser.
 */
export async function openAdvert(link: string): Promise<void> {
  if (isWebLink(link)) await openBrowser(link)
  else await openLink(link)
}
