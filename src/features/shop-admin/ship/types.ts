import type { SellerOrderRow } from '@contract/entities/seller/order'

export interface ParcelSheetProps {
  /** Ships the order, or corrects the carrier or the number of a parcel that is on its way. */
  kind: 'ship' | 'correct'
  order: Pick<SellerOrderRow, 'order_id' | 'increment_id' | 'buyer' | 'carrier' | 'log_sn'>
  onClose: () => void
  /** It was sent, or the order has changed so that it cannot be: the screen has to load it again. */
  onDone: () => void
}
