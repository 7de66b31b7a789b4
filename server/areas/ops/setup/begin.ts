/** The steps from an empty market to the first shop. */
import { createShop } from '../../stores/create-shop'
import { eq, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { BASE_CURRENCY } from '@contract/base/constants'
import { GROUNDS } from '@contract/base/product-constants'
import { toMinor } from '@contract/rules/money'
import type { Config } from '../../../kernel/config/config'
import { shops } from '../../../kernel/db/schema/catalogue'
import { walletKinds } from '../../../kernel/db/schema/settings'
import type { Tx } from '../../../kernel/db/types'
import { listCurrencies, saveCurrency } from '../../settings/manage/currencies'
import { rateError } from '../../settings/manage/rate-bounds'
import { listSettings, saveSetting } from '../../settings/manage/settings'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { recordChange } from '../../saving/record'

type Base = Fields<'opsSetupBase'>

/** The errors of the name, and of the currencies, each at its place in the list. */
function baseErrors({ name, currencies: sent, sure = false }: Base, rates: ReadonlyMap<string, string>): Errors {
  const errors = new Errors()
  // a name is one line
  const isWrong = name !== undefined && (name.trim() === '' || /[\x00-\x1f\x7f]/.test(name))
  errors.add(isWrong && { field: 'name', rule: 'format' })
  for (const [place, { code, rate }] of sent.entries()) {
    const isTwice = sent.findIndex((each) => each.code === code) < place
    errors.add(isTwice && { field: `currencies.${place}.code`, rule: 'taken' })
    const wrong = rateError(code, rate, rates.get(code) ?? null, sure)
    if (wrong) errors.add({ ...wrong, field: `currencies.${place}.rate` })
  }
  return errors
}

/** Sets name, languages and currencies. Throws 1000008 with all errors of the list. */
export async function setBase(tx: Tx, by: By, sent: Base, config: Config): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('setup', 0))`)
  const known = await listCurrencies(tx)
  baseErrors(sent, new Map(known.map(({ code, rate }) => [code, rate]))).refuse()
  for (const [sort, { code, rate }] of sent.currencies.entries()) {
    const version = known.find((each) => each.code === code)?.version
    const symbol = known.find((each) => each.code === code)?.symbol ?? code
    await saveCurrency(tx, by, { code, rate, symbol, version, sort, active: true, sure: true })
  }
  const wallets = (await tx.select({ code: walletKinds.currency }).from(walletKinds)).map(({ code }) => code)
  const staying = [BASE_CURRENCY, ...wallets, ...sent.currencies.map(({ code }) => code)]
  for (const { code, version, active } of known) {
    if (active && !staying.includes(code)) await saveCurrency(tx, by, { code, version, active: false })
  }
  const { version } = (await listSettings(tx, config)).find(({ name }) => name === 'shop') ?? { version: 0 }
  const languages = [...new Set(sent.languages)]
  const value = { languages, ...(sent.name !== undefined && { name: sent.name.trim() }) }
  await saveSetting(tx, by, { name: 'shop', sent: { name: 'shop', version, value }, config })
}

/** Opens a shop without an owner, and returns its id. Throws 1000008 at `name` or `eta_to`. */
export async function openOwnShop(tx: Tx, by: By, sent: Fields<'opsSetupShop'>): Promise<bigint> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('setup', 0))`)
  const name = sent.name.trim()
  const [other] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(eq(sql`lower(${shops.name})`, name.toLowerCase()))
  const errors = new Errors()
  errors.need('name', name)
  errors.add(other !== undefined && { field: 'name', rule: 'taken' })
  errors.add(sent.eta_to < sent.eta_from && { field: 'eta_to', rule: 'min', params: { limit: sent.eta_from } })
  errors.refuse()
  const costMinor = toMinor(sent.shipping_cost, BASE_CURRENCY)
  const shipping = { costMinor, etaFromDays: sent.eta_from, etaToDays: sent.eta_to }
  const id = await createShop(tx, { name, ground: GROUNDS[0], createdAt: by.at }, shipping)
  await recordChange(tx, by, { action: 'create', subject: 'shops', id, after: { ...sent, name } })
  return id
}
