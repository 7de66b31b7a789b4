/** From an empty server to a market that can open. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { OpsSetup } from '../../entities/market/setup'
import { MARKET_NAME_MAX } from '../../rules/market-name'
import { STARTER_SETS } from '../../rules/setup'
import { Currency, Decimal, Empty, Flag, Id, Line } from '../../base/fields'
import { LANGUAGE_CODES } from '../../base/languages'
import { SHIPPING_DAYS_MAX } from '../../rules/store'
import { codes, oneOf } from './parts'

const data = OpsSetup

export const opsSetup = defineCall('opsSetup', {
  summary: 'What a new marketplace still needs before it can open.',
  fields: Empty,
  data,
  codes,
})

/**
 * Sets the marketplace's name, if it is sent, and the languages and the currencies that buyers choose from, each with its
 * rate, in this order. USD and the currencies of wallets stay. A rate is checked as in opsCurrencySave.
 */
export const opsSetupBase = defineCall('opsSetupBase', {
  summary: 'Sets the name, languages and currencies of the marketplace.',
  fields: Type.Object({
    name: Type.Optional(Line(MARKET_NAME_MAX)),
    languages: Type.Array(oneOf(LANGUAGE_CODES), { minItems: 1, maxItems: LANGUAGE_CODES.length }),
    currencies: Type.Array(Type.Object({ code: Currency, rate: Decimal }), { minItems: 1, maxItems: 30 }),
    sure: Type.Optional(Flag),
  }),
  data,
  codes,
})

/** Creates the departments of a set, in six languages; those whose English name a department has already are left out. The
 * brand "No brand" comes with them, because every product has a brand. */
export const opsSetupCategories = defineCall('opsSetupCategories', {
  summary: 'Creates the first departments.',
  fields: Type.Object({ set: oneOf(STARTER_SETS) }),
  data,
  codes,
})

/**
 * Opens the marketplace's own shop, which no seller owns, with one way of shipping. A name that another shop has is refused
 * as `taken`.
 */
export const opsSetupShop = defineCall('opsSetupShop', {
  summary: 'Opens the marketplace’s own shop.',
  fields: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 60 }),
    /** USD. */
    shipping_cost: Type.String({ pattern: '^(0|[1-9][0-9]{0,3})(\\.[0-9]{1,2})?$' }),
    eta_from: Type.Integer({ minimum: 0, maximum: SHIPPING_DAYS_MAX }),
    eta_to: Type.Integer({ minimum: 0, maximum: SHIPPING_DAYS_MAX }),
  }),
  data: Type.Object({ shop_id: Id, ...OpsSetup.properties }),
  codes,
})
