import { linkOfAddress } from '@/platform/entry/address'

const RETURN = /^(https?:\/\/[^/?#]+)\/return\/host(?=\/)/i

/**
 * The app's link behind `https://<server>/return/host/pages/…`, the address at which the mini-program's web view
 * returns. Undefined for every other address.
 * @param origin of the server, without a trailing slash
 */
export function returnLink(address: string, origin: string): string | undefined {
  return RETURN.test(address) ? linkOfAddress(address.replace(RETURN, '$1/go'), origin) : undefined
}
