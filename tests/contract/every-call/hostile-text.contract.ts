/** Every text field of every call with harmful texts: they are refused with a message, or returned unchanged. */
import { calls } from '@contract/all-calls'
import type { AnyCall } from '@contract/endpoints/all'
import { keyOfCode, SUCCESS } from '@contract/base/codes'
import { FIELD_RULES, type RefusalData } from '@contract/base/envelope'
import { isReasonOf, send, toWire, type Answer } from '../support/client'
import { brokenInvariants } from '../support/control'
import { dealt } from '../support/dealt'
import { goodInput } from '../support/input/good-input'
import { readBackOf } from '../support/stored-texts'
import type { Buyer } from '../support/people'
import { CALL_NAMES } from '../support/prepared'
import { HOSTILE_TEXTS, textFields, withValue, type TextField } from '../support/text-fields'
import { patient } from '../../jest/patience.js'

const withValues = CALL_NAMES.map((name) => ({ name, places: textFields(calls[name].fields) })).filter(
  ({ places }) => places.length > 0,
)

/** Fields that must be sent twice; otherwise every text for a password would be refused. */
const TWINS: { readonly [N in AnyCall]?: Readonly<Record<string, string>> } = {
  register: { password: 'password_confirm' },
  updateUser: { new_password: 'password_confirm' },
}

interface Prepared {
  readonly fields: Readonly<Record<string, unknown>>
  readonly buyer: Partial<Buyer>
}

async function prepare(name: AnyCall): Promise<Prepared> {
  const { fields, buyer = {} } = await goodInput[name]()
  return { fields: fields as Prepared['fields'], buyer }
}

/** The fields with a text at one place, and at the place that must be equal. */
function fieldsWith(name: AnyCall, { name: field, path }: TextField, good: Prepared, text: string): Prepared['fields'] {
  const twin = TWINS[name]?.[field]
  const changed = withValue(good.fields, path, text) as Prepared['fields']
  return twin === undefined ? changed : { ...changed, [twin]: text }
}

/** The part of a refusal for which the app has no message; empty if there is none. */
function unspoken(name: AnyCall, { code, data }: Answer): unknown[] {
  const { errors = [], reason } = (data ?? {}) as RefusalData
  const known = keyOfCode(code) === undefined ? [code] : []
  const rules = errors.map(({ rule }) => rule).filter((rule) => !FIELD_RULES.includes(rule))
  const reasons = reason === undefined || reason === 'locked' || isReasonOf(name, reason) ? [] : [reason]
  return [...known, ...rules, ...reasons]
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
/** Half of a surrogate pair: the result of cutting a text in the wrong place. */
const HALF = /\\ud[89a-f]/i

/** The places where an accepted text is missing; texts are stored without surrounding spaces. */
async function harmed(name: AnyCall, place: TextField, prepared: Prepared, answer: Answer, text: string) {
  const readBack = readBackOf(name, place.name)
  if (readBack === undefined) return ['taken, and it is not said where it can be read again']
  if (readBack === null) return []
  const found = JSON.stringify(await readBack({ ...prepared, answer }))
  return found.includes(inJson(text.trim())) ? [] : [found.slice(0, 2_000)]
}

/** The faults in the answer to a text; empty if there are none. */
async function faultsOf(name: AnyCall, place: TextField, prepared: Prepared, text: string, answer: Answer) {
  if (answer.code !== SUCCESS) return [...unspoken(name, answer), ...(answer.status < 500 ? [] : ['a crash'])]
  const halves = HALF.test(JSON.stringify(answer.data)) ? ['half of a character'] : []
  return [...halves, ...(await harmed(name, place, prepared, answer, text))]
}

describe('harmful texts', () => {
  it.each(dealt('hostile-text', withValues))(
    'are refused or stored by $name in every text field [call.$name] [wire.hostile-text] [wire.no-5xx]',
    async ({ name, places }) => {
      const { method, idempotent } = calls[name].endpoint
      let good = await prepare(name)
      for (const [what, text, place] of places.flatMap((each) => HOSTILE_TEXTS.map((one) => [...one, each] as const))) {
        const prepared = { ...good, fields: fieldsWith(name, place, good, text) }
        const key: Readonly<Record<string, string>> = idempotent ? { idempotency_key: crypto.randomUUID() } : {}
        const answer = await send(name, { ...toWire(prepared.fields), ...key }, prepared.buyer)
        const faults = await faultsOf(name, place, prepared, text, answer)
        expect({ place: place.name, what, faults }).toEqual({ place: place.name, what, faults: [] })
        // the accepted input is used up, so the next text gets new fields
        if (answer.code === SUCCESS && method === 'POST') good = await prepare(name)
      }
    },
    patient(600_000),
  )

  it('leave ledger, stock and orders in balance [wire.hostile-text]', async () => {
    expect(await brokenInvariants()).toEqual([])
  })
})
