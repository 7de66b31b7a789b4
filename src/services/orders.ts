/** The buyer's orders. */
import { call } from './request'

/** The address that opens the invoice without a token, for five minutes. Throws an ApiError. */
export const getInvoiceLink = (order_id: string) => call('invoice', { order_id, link: true })
