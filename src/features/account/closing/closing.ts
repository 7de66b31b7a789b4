/** Closing the account, keeping it after all, and the data export. */
import { call } from '@/services/request'

/** Where everything that is kept about the person can be loaded without a token, for five minutes. Throws an ApiError. */
export const getExportLink = () => call('accountExport', { link: true })
