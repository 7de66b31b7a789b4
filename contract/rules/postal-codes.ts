/**
 * Postal codes by country (ISO 3166-1 alpha-2), from the address data of Google's libaddressinput of 2025-06-12
 * [field.address.place].
 */

/** Those whose format has no %Z. */
const WITHOUT =
  'AE AF AG AI AL AO AQ AW BB BF BI BJ BO BQ BS BT BV BW BZ CD CF CG CI CM CO CU CW DJ DM ER FJ GA GD GH GI GM GQ GY HK ' +
  'IE JM KI KM KN KP KY LC LY ML MO MR MS MW MZ NA NR NU PA PE PS QA RW SB SC SD SL SR SS ST SX SY TD TF TG TK TL TO TT ' +
  'TV TZ UG VC VG VN VU WS YE ZW'

/** Whether an address in this country (ISO 3166-1 alpha-2) can go without a postal code. */
export function mayLackPostalCode(country: string): boolean {
  return WITHOUT.split(' ').includes(country)
}

/** Those whose pattern can be typed with digits alone. */
const DIGITS =
  'AM AT AU BA BD BE BG BR BY CH CN CR CU CY DE DK DO DZ EC EE EG ES ET FI FR GE GT HR HU ID IL IN IQ IR IS IT JO JP KE ' +
  'KG KH KR KW KZ LA LI LK LU MA MC ME MG MK MM MN MV MX MY NE NG NI NO NP NZ PH PK PY RO RS RU SA SG SI SN TH TJ TM TN TR ' +
  'TW UA US UY UZ VE ZA ZM'

/** Whether a keyboard of digits is enough for the postal codes of this country. */
export function hasDigitsOnly(country: string): boolean {
  return DIGITS.split(' ').includes(country)
}
