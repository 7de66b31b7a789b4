/** The ids of the address screens, for tests: see src/kit/ids.ts. */
export const addressesIds = {
  addressName: 'address-name',
  addressPhone: 'address-phone',
  addressEmail: 'address-email',
  addressStreet: 'address-street',
  addressCity: 'address-city',
  addressState: 'address-state',
  addressZip: 'address-zip',
  /** Opens the list of countries; each entry is `address-country-<code>`. */
  addressCountry: 'address-country',
  /** Opens the map, on targets that have one. */
  addressMap: 'address-map',
  /** Shows the fields of city and state, which came from the postal code. */
  addressCorrect: 'address-correct',
  addressSave: 'address-save',
  addressCountryOf: (code: string) => `address-country-${code}`,
} as const
