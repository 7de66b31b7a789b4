import { when } from 'mobx'
import { POPUP_ADVERT_EVERY_S } from '@contract/base/constants'
import type { Advert } from '@contract/entities/settings'
import { now } from '@/platform/clock'
import { writeStored, readStored } from '@/platform/storage/storage'
import { routeOf } from '@/routes'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'

/**
 * When one was shown since the app started, in milliseconds. A logout clears the device, and must not show it again.
 */
let shownAt: number | undefined

/** An advert that leads to a new account says nothing to buyers who have one. */
const isForViewer = ({ link }: Advert) => !session.loggedIn || routeOf(link) !== 'register'

/**
 * The popup advert for this viewer, unless there is none or one was shown in the last 24 hours [advert.popup-24h]. The call counts as
 * showing it. Waits until the adverts have loaded.
 */
export async function takePopup(): Promise<Advert | null> {
  await when(() => settings.adverts !== null)
  const advert = settings.adverts?.popup.find(isForViewer)
  const last = (await readStored('ad-timestamp')) ?? shownAt
  shownAt = last
  // a time in the future means that the clock was set back; it must not block the popup for good
  const fresh = last !== undefined && last <= now() && now() - last < POPUP_ADVERT_EVERY_S * 1000
  if (advert === undefined || fresh) return null
  shownAt = now()
  await writeStored('ad-timestamp', shownAt)
  return advert
}
