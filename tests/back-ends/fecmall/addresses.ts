/** The addresses of a customer. */
import { CODES, fail, ok, phpMap } from './codes'
import type { Answer } from './codes'
import { COUNTRIES, DEFAULT_COUNTRY, countryName, stateIsSelect, stateName, statesOf } from './places'
import { field, nextId, seconds } from './shop'
import type { Address, AddressFields, Call, Route } from './shop'

/** What an address must have; the second line of the street may be left out. */
const NEEDED = ['first_name', 'last_name', 'email', 'telephone', 'street1', 'country', 'city', 'state', 'zip'] as const

const EMPTY: AddressFields = {
  first_name: '',
  last_name: '',
  email: '',
  telephone: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  country: DEFAULT_COUNTRY,
}

/** Whether an address lacks nothing, and is in a country that the shop knows. */
export function isComplete(fields: AddressFields): boolean {
  return fields.country in COUNTRIES && NEEDED.every((name) => fields[name].trim() !== '')
}

/** The parts of an address from a map of texts. */
export function addressFrom(given: Readonly<Record<string, string>>): AddressFields {
  return {
    first_name: given.first_name ?? '',
    last_name: given.last_name ?? '',
    email: given.email ?? '',
    telephone: given.telephone ?? '',
    street1: given.street1 ?? '',
    street2: given.street2 ?? '',
    city: given.city ?? '',
    state: given.state ?? '',
    zip: given.zip ?? '',
    country: given.country ?? '',
  }
}

/** The addresses of the customer who calls. */
export function addressesOf({ shop, customer }: Call): Address[] {
  return shop.addresses.filter(({ customerId }) => customerId === customer?.id)
}

/** The address of the customer who calls that has this id. */
export function addressOf(call: Call, id: string): Address | undefined {
  return addressesOf(call).find((address) => String(address.id) === id)
}

/** The address that checkout begins with: the default, or the first. */
export function usualAddress(call: Call): Address | undefined {
  const own = addressesOf(call)
  return own.find(({ isDefault }) => isDefault) ?? own[0]
}

/** Adds an address for the customer who calls. */
export function addAddress(call: Call, fields: AddressFields, isDefault: boolean): void {
  const { shop, customer } = call
  if (!customer) return
  if (isDefault) for (const other of addressesOf(call)) other.isDefault = false
  const now = seconds(shop)
  const id = nextId(shop, 'address')
  shop.addresses.push({ id, customerId: customer.id, fields, isDefault, createdAt: now, updatedAt: now })
}

/** An address as it is stored, where numbers are texts. */
function stored(address: Address): object {
  const { fields } = address
  return {
    address_id: String(address.id),
    first_name: fields.first_name,
    email: fields.email,
    last_name: fields.last_name,
    company: null,
    telephone: fields.telephone,
    fax: null,
    street1: fields.street1,
    street2: fields.street2,
    city: fields.city,
    state: fields.state,
    zip: fields.zip,
    country: fields.country,
    customer_id: String(address.customerId),
    created_at: String(address.createdAt),
    updated_at: String(address.updatedAt),
    is_default: address.isDefault ? '1' : '2',
  }
}

function index(call: Call): Answer {
  return ok({
    addressList: addressesOf(call).map((address) => ({
      ...stored(address),
      stateName: stateName(address.fields.country, address.fields.state),
      countryName: countryName(address.fields.country),
    })),
  })
}

const unknown = () => fail(CODES.addressUnknown, 'address id is not exist')

function form(call: Call): Answer {
  const id = field(call, 'address_id')
  const address = addressOf(call, id)
  if (id !== '' && !address) return unknown()
  const country = address?.fields.country ?? DEFAULT_COUNTRY
  return ok({
    address: {
      ...(address ? stored(address) : { address_id: '', ...EMPTY, is_default: '2' }),
      countryArr: COUNTRIES,
      stateArr: phpMap(statesOf(country)),
      stateIsSelect: stateIsSelect(country),
    },
  })
}

function save(call: Call): Answer {
  const id = field(call, 'address_id')
  const address = addressOf(call, id)
  if (id !== '' && !address) return unknown()
  const fields = addressFrom({
    ...Object.fromEntries(call.fields),
    country: field(call, 'addressCountry'),
    state: field(call, 'addressState'),
  })
  if (!isComplete(fields)) return fail(CODES.addressInvalid, 'address param is invalid')
  const isDefault = field(call, 'isDefaultActive') === '1'
  if (address) {
    if (isDefault) for (const other of addressesOf(call)) other.isDefault = false
    Object.assign(address, { fields, isDefault, updatedAt: seconds(call.shop) })
  } else addAddress(call, fields, isDefault)
  return ok()
}

function remove(call: Call): Answer {
  const address = addressOf(call, field(call, 'address_id'))
  if (!address) return unknown()
  call.shop.addresses.splice(call.shop.addresses.indexOf(address), 1)
  return ok()
}

function changeCountry(call: Call): Answer {
  const country = field(call, 'country')
  return ok({ stateIsSelect: stateIsSelect(country), stateArr: phpMap(statesOf(country)) })
}

/** The calls about addresses. The releases differ in how one is removed. */
export function addressRoutes(release: 1 | 2): Route[] {
  return [
    { method: 'GET', path: '/customer/address/index', login: true, run: index },
    { method: 'GET', path: '/customer/address/edit', login: true, run: form },
    { method: 'POST', path: '/customer/address/save', login: true, run: save },
    { method: release === 1 ? 'POST' : 'GET', path: '/customer/address/remove', login: true, run: remove },
    { method: 'GET', path: '/customer/address/changecountry', login: true, run: changeCountry },
  ]
}
