/** Currencies with their rates, for operators. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { OpsCurrency, OpsRate } from '../../entities/market/rates'
import { Currency, Decimal, Empty, Flag, ListOf, Page, PageSize } from '../../base/fields'
import { answering, codes, codesById, version } from './parts'

export const opsCurrencies = defineCall('opsCurrencies', {
  summary: 'Currencies, for operators.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(OpsCurrency) }),
  codes,
})

/** The rates that a currency has had, the newest first. */
export const opsCurrencyRates = defineCall('opsCurrencyRates', {
  summary: 'The history of a rate.',
  fields: Type.Object({ code: Currency, p: Page, page_size: PageSize }),
  data: ListOf(OpsRate),
  codes: codesById,
})

/**
 * Adds a currency, or changes one. A new one needs a symbol and a rate. A rate that differs by more than 20 % from the last
 * one is refused at `rate`, unless `sure`. The rate of USD is 1; a currency of a wallet stays active.
 */
export const opsCurrencySave = defineCall('opsCurrencySave', {
  summary: 'Adds or changes a currency.',
  fields: Type.Object({
    code: Currency,
    version,
    symbol: Type.Optional(Type.String({ minLength: 1, maxLength: 8 })),
    rate: Type.Optional(Decimal),
    sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    active: Type.Optional(Flag),
    sure: Type.Optional(Flag),
  }),
  data: answering('currency', OpsCurrency),
  codes: codesById,
})
