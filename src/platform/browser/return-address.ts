import { RETURN_WAY } from './open'

/**
 * The address on the server that leads from outside back to a screen, on the target that asks: what a gateway or a
 * provider is told as its return.
 * @param link as `linkTo` makes it
 */
export function returnAddress(link: string): string {
  const origin = process.env.TARO_APP_API || window.location.origin
  return `${origin}/return/${RETURN_WAY}${link}`
}
