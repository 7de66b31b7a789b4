/** Closing the account, keeping it after all, and the data export. */
import { call } from '@/services/request'

/** The address that loads all data about the user without a token, for five minutes. Throws an ApiError. */
export const getExportLink = () => call('accountExport', { link: true })
