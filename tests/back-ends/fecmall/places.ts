/** Countries with their states. The real shop knows every country; these are enough to tell both kinds apart. */

export const COUNTRIES: Readonly<Record<string, string>> = {
  AU: 'Australia',
  AT: 'Austria',
  CA: 'Canada',
  CN: 'China',
  FR: 'France',
  DE: 'Germany',
  HK: 'Hong Kong SAR China',
  IT: 'Italy',
  JP: 'Japan',
  MY: 'Malaysia',
  NL: 'Netherlands',
  SG: 'Singapore',
  ES: 'Spain',
  GB: 'United Kingdom',
  US: 'United States',
}

export const DEFAULT_COUNTRY = 'US'

const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { WI: 'Wien', NO: 'Niederösterreich', OO: 'Oberösterreich', SB: 'Salzburg', TI: 'Tirol' },
  CA: { AB: 'Alberta', BC: 'British Columbia', ON: 'Ontario', QC: 'Quebec' },
  CN: {
    BJ: '北京市',
    SH: '上海市',
    TJ: '天津市',
    CQ: '重庆市',
    JS: '江苏省',
    ZJ: '浙江省',
    SD: '山东省',
    HUB: '湖北省',
    GD: '广东省',
    SC: '四川省',
  },
  US: {
    CA: 'California',
    CO: 'Colorado',
    FL: 'Florida',
    IL: 'Illinois',
    MA: 'Massachusetts',
    NY: 'New York',
    OR: 'Oregon',
    TX: 'Texas',
    WA: 'Washington',
  },
}

/** The states of a country by their codes; none where buyers write the state themselves. */
export function statesOf(country: string): Readonly<Record<string, string>> {
  return STATES[country] ?? {}
}

/** The full name of a state, or what the buyer wrote. */
export function stateName(country: string, state: string): string {
  return statesOf(country)[state] ?? state
}

/** The full name of a country, or its code. */
export function countryName(country: string): string {
  return COUNTRIES[country] ?? country
}

/** 1 where the state is chosen from a list, 2 where it is written. */
export function stateIsSelect(country: string): 1 | 2 {
  return Object.keys(statesOf(country)).length > 0 ? 1 : 2
}
