/** Actions in the account, by taps only. */
import { pageIds } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'
import { signInIds } from '@/features/sign-in/ids'
import { linkTo } from '@/routes'
import { linkIn } from '../../contract/support/guests'
import { eventually, type Driver } from './driver'

type Credentials = Readonly<Record<'email' | 'password', string>>

/** Logs in through the login page. */
export async function logIn(driver: Driver, credentials: Credentials): Promise<void> {
  await driver.open(linkTo('login'))
  await fillLogin(driver, credentials)
}

/** Logs in on the login page that is shown, and waits until it is closed. */
export async function fillLogin(driver: Driver, { email, password }: Credentials): Promise<void> {
  await driver.find(pageIds.login)
  await driver.type(signInIds.loginEmail, email)
  await driver.type(signInIds.loginPassword, password)
  await driver.tap(signInIds.loginSubmit)
  await driver.gone(pageIds.login)
}

/** The link in the last mail to a guest, once it is there: to this order, or to any. */
export const mailedLink = (email: string, orderId?: string): Promise<ReturnType<typeof linkIn>> =>
  eventually(
    async () => linkIn(email),
    ({ order_id, sign }) => (orderId === undefined ? sign !== '' : order_id === orderId),
    'a link in the mail',
  )

interface TypedAddress {
  readonly country: string
  readonly city: string
  readonly phone: string
  readonly zip?: string
}

export const BANGKOK: TypedAddress = { country: 'TH', city: 'Bangkok', phone: '+66812345678', zip: '10330' }

/** Fills in the form of an address that is shown, and saves it. */
export async function saveAddress(driver: Driver, { country, city, phone, zip }: TypedAddress): Promise<void> {
  await driver.type(addressesIds.addressName, 'Ada Lovelace')
  await driver.type(addressesIds.addressPhone, phone)
  await driver.tap(addressesIds.addressCountry)
  await driver.tap(addressesIds.addressCountryOf(country))
  await driver.type(addressesIds.addressStreet, '12 Wireless Road')
  await driver.type(addressesIds.addressCity, city)
  if (zip !== undefined) await driver.type(addressesIds.addressZip, zip)
  await driver.tap(addressesIds.addressSave)
}

/** Chooses an entry in a list of the account page, unless it is already chosen. */
export async function choose(driver: Driver, row: string, entry: string, name: string): Promise<void> {
  if ((await driver.read(row)).includes(name)) return
  await driver.tap(row)
  await driver.tap(entry)
  await driver.gone(entry)
  await eventually(
    () => driver.read(row),
    (text) => text.includes(name),
    `${name} is chosen`,
  )
}
