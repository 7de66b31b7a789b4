/**
 * Every call with generated input, which differs in each run. SOUK_SEED repeats a run, SOUK_LONG=1 sends
 * 100,000.
 */
import { Type, type TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import { randomInt } from 'node:crypto'
import { calls } from '@contract/all-calls'
import type { AnyCall } from '@contract/endpoints/all'
import { messageOf } from '../../../server/kernel/http/envelope'
import { badValues, ODD_VALUES } from '../support/bad-values'
import { send, type Wire } from '../support/client'
import { brokenInvariants } from '../support/control'
import { dealt } from '../support/dealt'
import { badInsides, oddInsides } from '../support/insides'
import { CALL_NAMES, pathFields, prepared } from '../support/prepared'

const SENT = process.env.SOUK_LONG === '1' ? 100_000 : 1_500
const EACH = Math.ceil(SENT / CALL_NAMES.length)
const seed = Number(process.env.SOUK_SEED ?? 0) || randomInt(1, 2 ** 31)

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...ODD_VALUES),
)
const numberLike = fc.oneof(
  fc.double().map(String),
  fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String),
  fc.constantFrom('0', '-0', '00', '1e309', '0x10', '1_000', '٣', '1,5', '+1', ' 1'),
)
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value))
const dates = fc.date({ noInvalidDate: false }).map(String)
const twice = fc.array(fc.string({ maxLength: 5 }), { minLength: 2, maxLength: 4 })

/** Served or refused; unknown; too large as a body, or as an address. */
const STATUSES: readonly number[] = [200, 404, 413, 431]

type Good = Readonly<Record<string, unknown>>

/** Values for a field of this call: any values, or values that its schema forbids, or has to bear, at any depth. */
function valuesOf(name: AnyCall, field: string, good: Good): fc.Arbitrary<Wire[string]> {
  const schemas: Record<string, TSchema | undefined> = calls[name].fields.properties
  const schema = schemas[field]
  const own = schema ? Type.Object({ [field]: schema }) : Type.Object({})
  const inside = [...badInsides(own, good), ...oddInsides(own, good)].map(({ value }) => value)
  const forbidden = [...(schema ? badValues(schema).map(({ value }) => value) : []), ...inside]
  const any = fc.oneof(text, numberLike, json, dates, twice)
  return forbidden.length > 0 ? fc.oneof(any, fc.constantFrom(...forbidden)) : any
}

/** Valid fields of a call, of which some are changed and some omitted, with some unknown fields added. */
function inputs(name: AnyCall, wire: Record<string, string>, good: Good): fc.Arbitrary<Wire> {
  const fields = Object.keys({ ...calls[name].fields.properties, ...wire })
  const changed = fields.map(
    (field) => [field, fc.option(valuesOf(name, field, good), { freq: 2, nil: undefined })] as const,
  )
  const left = fc.subarray(fields.filter((field) => !pathFields(name).includes(field)))
  const unknown = fc.dictionary(fc.string({ maxLength: 12 }), text, { maxKeys: 2 })
  return fc.tuple(fc.record(Object.fromEntries(changed)), left, unknown).map(([others, gone, more]) => {
    const told = Object.entries(others).filter(([, value]) => value !== undefined) as [string, Wire[string]][]
    const kept = Object.entries(wire).filter(([field]) => !gone.includes(field))
    return { ...more, ...Object.fromEntries(kept), ...Object.fromEntries(told) }
  })
}

describe(`input generated with SOUK_SEED=${seed}`, () => {
  it.each(
    dealt(
      'generated',
      CALL_NAMES.map((name) => ({ name })),
    ),
  )(
    'is answered by $name with an envelope that the contract lists [call.$name] [wire.no-5xx] [wire.generated]',
    async ({ name }) => {
      const { wire, fields, token } = await prepared(name)
      for (const input of fc.sample(inputs(name, wire, fields), { seed, numRuns: EACH })) {
        const { status, code, message, headers } = await send(name, input, { token })
        // a document instead of an envelope
        const isCsv = headers.get('content-type')?.startsWith('text/csv') === true
        const said = code === 0 ? /^(%PDF|PK)/.test(message) : isCsv || message === messageOf(code)
        if (STATUSES.includes(status) && said) continue
        throw new Error(`${status} ${code} ${message} for ${JSON.stringify(input)}`)
      }
    },
  )

  it('leaves ledger and stock in balance [money.ledger-zero] [stock.sum]', async () => {
    expect(await brokenInvariants()).toEqual([])
  })
})
