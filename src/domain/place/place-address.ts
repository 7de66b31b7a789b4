import type { GeocodedAddress } from '@contract/rules/geocoded-address'

/** The address parts that a form takes from a place on a map; unknown parts are missing. */
export type PlaceAddress = GeocodedAddress

const HAN = '[\\u4e00-\\u9fff]'
// the largest unit first, as in Chinese addresses; Beijing, Shanghai, Tianjin and Chongqing are province and city at
// once
const MUNICIPALITY = /^(北京|上海|天津|重庆)市/
const PROVINCE = new RegExp(`^(${HAN}{2,3}省|${HAN}{2,6}自治区|${HAN}{2}特别行政区)`)
const CITY = new RegExp(`^(${HAN}{2,8}自治州|${HAN}{2,5}?(?:市|地区|盟))`)

function cut(text: string, unit: RegExp): [string | undefined, string] {
  const found = unit.exec(text)?.[0]
  return [found, found === undefined ? text : text.slice(found.length)]
}

/**
 * Splits an address into its parts. Chinese addresses have no separators; each part ends with the word of its unit. Any
 * other address stays whole, because nothing in it marks the city.
 */
export function addressOfPlace({ name, address }: { name: string; address: string }): PlaceAddress {
  const [municipality, inTown] = cut(address.trim(), MUNICIPALITY)
  const [state, inState] = municipality === undefined ? cut(inTown, PROVINCE) : [municipality, inTown]
  const [city, rest] = municipality === undefined ? cut(inState, CITY) : [municipality, inState]
  const street = withName(rest.trim(), name.trim(), address)
  return { ...(street && { street }), ...(city && { city }), ...(state && { state }) }
}

function withName(rest: string, name: string, whole: string): string {
  if (name === '' || whole.includes(name)) return rest
  if (rest === '') return name
  return `${rest}${/^[\u4e00-\u9fff]/.test(rest) ? ' ' : ', '}${name}`
}
