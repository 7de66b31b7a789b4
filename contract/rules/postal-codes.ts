/**
 * The countries whose addresses have no postal code, from the address data of Google's libaddressinput of 2025-06-12
 * (those whose format has no %Z) [field.address.place].
 */
const WITHOUT =
  'AE AF AG AI AL AO AQ AW BB BF BI BJ BO BQ BS BT BV BW BZ CD CF CG CI CM CO CU CW DJ DM ER FJ GA GD GH GI GM GQ GY HK ' +
  'IE JM KI KM KN KP KY LC LY ML MO MR MS MW MZ NA NR NU PA PE PS QA RW SB SC SD SL SR SS ST SX SY TD TF TG TK TL TO TT ' +
  'TV TZ UG VC VG VN VU WS YE ZW'

/** Whether an address in this country (ISO 3166-1 alpha-2) can go without a postal code. */
export function mayLackPostalCode(country: string): boolean {
  return WITHOUT.split(' ').includes(country)
}
