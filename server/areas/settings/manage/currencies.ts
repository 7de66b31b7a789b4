/** Currencies with their rates for operators [rule.ops-rates]. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { FieldError } from '@contract/base/envelope'
import type { OpsCurrency } from '@contract/entities/market/rates'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { currencies, currencyRates, walletKinds } from '../../../kernel/db/schema/settings'
import type { Db, Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { recordChange } from '../../saving/record'
import { requireVersion } from '../../audit/version'
import { namesOf, stampsOf, firstVersion, nextVersion } from '../../saving/version'
import { rateError } from './rate-bounds'
import { readPage } from '../../../kernel/http/paging'

type Row = typeof currencies.$inferSelect
type Sent = Fields<'opsCurrencySave'>

async function present(db: Db, found: readonly Row[]): Promise<OpsCurrency[]> {
  const wallets = await db.select({ code: walletKinds.currency }).from(walletKinds)
  return (await stampsOf(db, found)).map(({ stamp, code, symbol, rate, sort, active }) => ({
    ...{ code, symbol, rate, sort, active },
    in_wallets: code === BASE_CURRENCY || wallets.some((wallet) => wallet.code === code),
    ...stamp,
  }))
}

export async function listCurrencies(db: Db): Promise<OpsCurrency[]> {
  return present(db, await db.select().from(currencies).orderBy(asc(currencies.sort), asc(currencies.code)))
}

/** A page of the rates of a currency, the newest first. Throws 2000019 for an unknown one. */
export async function listRates(db: Db, fields: Fields<'opsCurrencyRates'>) {
  const { code } = fields
  const [known] = await db.select({ code: currencies.code }).from(currencies).where(eq(currencies.code, code))
  if (!known) throw new Refusal(Code.notFound)
  const where = eq(currencyRates.code, code)
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: currencyRates.id }).from(currencyRates).where(where)),
    rows: db.select().from(currencyRates).where(where).orderBy(desc(currencyRates.id)),
    present: async (found) => {
      const names = await namesOf(
        db,
        found.map(({ userId }) => userId),
      )
      return found.map(({ rate, at, userId }) => ({
        rate,
        at: at.toISOString(),
        by_name: userId === null ? '' : (names.get(userId) ?? ''),
      }))
    },
  })
}

/** The errors of the fields; `row` is null for a new currency. */
function checkFields(errors: Errors, row: Row | null, inWallets: boolean, sent: Sent): void {
  if (!row) for (const field of ['symbol', 'rate'] as const) errors.need(field, sent[field]?.trim())
  if (sent.rate !== undefined) errors.add(rateError(sent.code, sent.rate, row?.rate ?? null, sent.sure ?? false))
  const stays: FieldError = { field: 'active', rule: 'one_of' }
  errors.add(sent.active === false && inWallets && stays)
  errors.add(sent.symbol?.trim() === '' && { field: 'symbol', rule: 'min_length', params: { limit: 1 } })
}

/** Adds or changes a currency. Throws 2000018 changed, 1000009 and 1000008 with all errors. */
export async function saveCurrency(tx: Tx, by: By, sent: Sent): Promise<OpsCurrency> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`currency:${sent.code}`}, 0))`)
  const [row = null] = await tx.select().from(currencies).where(eq(currencies.code, sent.code)).for('update')
  if (row) await requireVersion(tx, row, sent.version)
  const before = row ? one(await present(tx, [row])) : undefined
  const errors = new Errors()
  checkFields(errors, row, before?.in_wallets ?? false, sent)
  errors.refuse()
  const {
    code,
    symbol = row?.symbol ?? '',
    rate = row?.rate ?? '',
    sort = row?.sort ?? 0,
    active = row?.active ?? true,
  } = sent
  const content = { symbol: symbol.trim(), rate, sort, active }
  const saved = row
    ? one(
        await tx
          .update(currencies)
          .set({ ...content, ...nextVersion(row, by) })
          .where(eq(currencies.code, code))
          .returning(),
      )
    : one(
        await tx
          .insert(currencies)
          .values({ code, ...content, ...firstVersion(by) })
          .returning(),
      )
  if (row?.rate !== rate) await keepRate(tx, by, row, saved)
  const after = one(await present(tx, [saved]))
  const action = row ? ('change' as const) : ('create' as const)
  await recordChange(tx, by, { action, subject: 'currencies', id: saved.id, remark: code, before, after })
  return after
}

/** Adds the new rate to the history; before it the first one, which the currency had from the start. */
async function keepRate(tx: Tx, { userId, at }: By, before: Row | null, { code, rate }: Row): Promise<void> {
  const [known] = await tx
    .select({ id: currencyRates.id })
    .from(currencyRates)
    .where(eq(currencyRates.code, code))
    .limit(1)
  if (before && !known) {
    await tx.insert(currencyRates).values({ code, rate: before.rate, userId: before.updatedBy, at: before.updatedAt })
  }
  await tx.insert(currencyRates).values({ code, rate, userId, at })
}
