/** Loads and clears the viewed products: a buyer's are on the server, a visitor's on the device. */
import type { Data } from '@contract/all-calls'
import { VIEWED_MAX } from '@contract/base/constants'
import { removeStored } from '@/platform/storage/storage'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import type { Place } from '@/hooks/use-paged'
import { session } from '@/stores/session'
import { viewed } from '@/stores/viewed'

/** One page, newest first. A visitor without viewed products on the device makes no call. */
export function loadViewed(place: Place, options: Options): Promise<Data<'history'>> {
  if (session.loggedIn) return call('history', place, options)
  const { p } = place
  const ids = viewed.ids.slice(0, VIEWED_MAX)
  if (ids.length === 0) return Promise.resolve({ list: [], count: 0, p, page_size: VIEWED_MAX })
  return call('history', { p, ids: [...ids] }, options)
}

/** Clears the list on the device and on the server. Throws an ApiError, and then nothing is cleared. */
export async function clearViewed(): Promise<void> {
  if (session.loggedIn) await call('historyClear', {})
  viewed.clear()
  await removeStored('souk.viewed')
}
