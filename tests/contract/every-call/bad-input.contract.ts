/** Every field of every call with input that its schema forbids: it is refused and named, and nothing changes. */
import type { TSchema } from '@sinclair/typebox'
import { calls } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import type { AnyCall } from '@contract/endpoints/all'
import { at } from '@contract/rules/lists'
import { badValues, ODD_VALUES } from '../support/bad-values'
import { refusedFields, send, type Wire } from '../support/client'
import { fingerprint } from '../support/control'
import { dealt } from '../support/dealt'
import { badInsides, insidesOfFields, oddInsides } from '../support/insides'
import { CALL_NAMES, pathFields, prepared } from '../support/prepared'

const KEY = 'idempotency_key'

function fieldsOf(name: AnyCall): [string, TSchema][] {
  return Object.entries(calls[name].fields.properties as Record<string, TSchema>)
}

const every = CALL_NAMES.map((name) => ({ name }))
const withFields = every.filter(({ name }) => fieldsOf(name).length > 0)
const nested = every.filter(({ name }) => insidesOfFields(calls[name].fields).length > 0)

/** Describes a refusal that differs from the expected one. */
async function refusal(name: AnyCall, wire: Wire, token: string | undefined, field: string) {
  const answer = await send(name, wire, { token })
  return { status: answer.status, code: answer.code, named: refusedFields(answer).includes(field) }
}

describe('every call with invalid input', () => {
  it.each(dealt('missing', withFields))(
    '$name refuses a missing required field, and names it [call.$name] [wire.missing-field]',
    async ({ name }) => {
      const required = (calls[name].fields.required ?? []) as string[]
      const keyed = calls[name].endpoint.idempotent ? [...required, KEY] : required
      const { wire, token } = await prepared(name)
      const before = await fingerprint()
      for (const field of keyed.filter((each) => !pathFields(name).includes(each))) {
        const { [field]: _, ...rest } = wire
        const got = await refusal(name, rest, token, field)
        expect({ field, ...got }).toEqual({ field, status: 200, code: Code.missingParameters, named: true })
      }
      expect(await fingerprint()).toBe(before)
    },
  )

  it.each(dealt('forbidden', withFields))(
    '$name refuses what its schema forbids, and changes nothing [call.$name] [wire.invalid-field] [wire.unchanged]',
    async ({ name }) => {
      const { wire, token } = await prepared(name)
      const before = await fingerprint()
      for (const [field, schema] of fieldsOf(name)) {
        const inPath = pathFields(name).includes(field)
        for (const { what, value } of badValues(schema)) {
          if (inPath && typeof value !== 'string') continue
          const got = await refusal(name, { ...wire, [field]: value }, token, field)
          const expected = { status: 200, code: Code.invalidParameter, named: true }
          expect({ field, what, ...got }).toEqual({ field, what, ...expected })
        }
      }
      expect(await fingerprint()).toBe(before)
    },
  )

  it.each(dealt('forbidden-inside', nested))(
    '$name refuses what its schema forbids inside objects and lists, and changes nothing [call.$name] [wire.invalid-field] [wire.unchanged]',
    async ({ name }) => {
      const { wire, fields, token } = await prepared(name)
      const before = await fingerprint()
      for (const { field, at, what, value } of badInsides(calls[name].fields, fields)) {
        const answer = await send(name, { ...wire, [field]: value }, { token })
        const named = refusedFields(answer).some((each) => each === field || each.startsWith(`${field}.`))
        const expected = { status: 200, code: Code.invalidParameter, named: true }
        expect({ at, what, status: answer.status, code: answer.code, named }).toEqual({ at, what, ...expected })
      }
      expect(await fingerprint()).toBe(before)
    },
  )

  it.each(dealt('odd-inside', nested))(
    '$name does not crash at the limits of what it takes inside objects and lists [call.$name] [wire.no-5xx]',
    async ({ name }) => {
      const { fields: schema, endpoint } = calls[name]
      let good = await prepared(name)
      for (const place of oddInsides(schema, good.fields).keys()) {
        const { field, at: inside, what, value } = at(oddInsides(schema, good.fields), place)
        const { status, code } = await send(name, { ...good.wire, [field]: value }, { token: good.token })
        expect({ inside, what, fine: status < 500 }).toEqual({ inside, what, fine: true })
        // what was accepted is used up
        if (code === SUCCESS && endpoint.method === 'POST') good = await prepared(name)
      }
    },
  )

  it.each(dealt('odd', every))('$name does not crash on odd texts [call.$name] [wire.no-5xx]', async ({ name }) => {
    const { wire, token } = await prepared(name)
    for (const [field] of fieldsOf(name)) {
      for (const value of ODD_VALUES) {
        const { status } = await send(name, { ...wire, [field]: value, unknown_field: value }, { token })
        expect({ field, value: value.slice(0, 40), fine: status < 500 }).toMatchObject({ fine: true })
      }
    }
    const { status } = await send(name, { ...wire, __proto__x: '1', constructor: 'x' }, { token })
    expect(status).toBeLessThan(500)
  })
})
