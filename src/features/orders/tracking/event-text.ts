import type { TrackEvent } from '@contract/entities/order'
import { formatDateTime } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

const TITLES: Readonly<Record<TrackEvent['state'], () => string>> = {
  picked_up: () => t('afterSale.picked_up'),
  on_the_way: () => t('afterSale.on_the_way'),
  out_for_delivery: () => t('afterSale.out_for_delivery'),
  handed_over: () => t('afterSale.handed_over'),
}

/** What happened to the parcel. */
export const eventTitle = ({ state }: TrackEvent): string => TITLES[state]()

/** When that was. Only in observers. */
export const eventTime = ({ time }: TrackEvent): string => formatDateTime(time, settings.language)
