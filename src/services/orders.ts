/** The orders of the buyer. */
import { call } from './request'

/** Where the invoice can be opened without a token, for five minutes. Throws an ApiError. */
export const getInvoiceLink = (order_id: string) => call('invoice', { order_id, link: true })
