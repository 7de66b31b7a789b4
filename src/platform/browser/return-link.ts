import { linkOfAddress } from '@/platform/entry/address'

const RETURN = /^(https?:\/\/[^/?#]+)\/return\/host(?=\/)/i

/**
 * The link that an address of the mini-program's web view leads back to, `https://<server>/return/host/pages/…`;
 * undefined for every other address.
 * @param origin of the server, without a slash at its end
 */
export function returnLink(address: string, origin: string): string | undefined {
  return RETURN.test(address) ? linkOfAddress(address.replace(RETURN, '$1/go'), origin) : undefined
}
