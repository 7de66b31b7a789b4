/** Calling codes of the countries that addresses mostly name. Of others we do not know whether a number has its code. */
const CODES =
  'AT43AU61BE32CA1CH41CN86DE49DK45ES34FR33GB44HK852IE353IN91IT39JP81KR82LA856MM95MO853MX52MY60NL31PH63PL48PT351SE46SG65TW886US1VN84'

/** A national number has at least so many digits after what might be a calling code. */
const NATIONAL_MIN = 8

/** Digits in groups of three and four that do not break. */
const grouped = (digits: string): string => digits.replace(/\d{4}(?=\d{4}$)|\d{3}(?=\d{3})/g, '$&\u00a0')

/**
 * A phone number for display: a leading 66 becomes 0 [rule.phone-66]. One that begins with the calling code of `country`
 * (ISO 3166-1 alpha-2) gets a plus, and its digits are grouped; any other stays as it was typed, because a plus before a
 * national number would call another country.
 */
export function displayPhone(phone: string, country = ''): string {
  if (phone.startsWith('66')) return `0${phone.slice(2)}`
  const code = new RegExp(`${country}(\\d+)`).exec(country === '' ? '' : CODES)?.[1]
  const digits = phone.replace(/^\+|^00/, '')
  if (code === undefined || !/^\d+$/.test(digits) || !digits.startsWith(code)) return phone
  const national = digits.slice(code.length)
  return national.length < NATIONAL_MIN ? phone : `+${code}\u00a0${grouped(national)}`
}
