import type { TrackEvent } from '@contract/entities/order'
import { formatDateTime } from '@/domain/time/dates'
import { afterSaleText } from '@/locales/own/after-sale'
import { settings } from '@/stores/settings'

const TITLES: Readonly<Record<TrackEvent['state'], () => string>> = {
  picked_up: () => afterSaleText('picked_up'),
  on_the_way: () => afterSaleText('on_the_way'),
  out_for_delivery: () => afterSaleText('out_for_delivery'),
  handed_over: () => afterSaleText('handed_over'),
}

/** What happened to the parcel. */
export const eventTitle = ({ state }: TrackEvent): string => TITLES[state]()

/** When that was. Only in observers. */
export const eventTime = ({ time }: TrackEvent): string => formatDateTime(time, settings.language)
