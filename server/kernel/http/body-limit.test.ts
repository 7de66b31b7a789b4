import { Type } from '@sinclair/typebox'
import { calls } from '@contract/all-calls'
import { bodyLimitOf } from './body-limit'

const KIB = 1_024

describe('the largest body of a call [wire.too-large]', () => {
  it('is the same for calls with short fields', () => {
    expect(bodyLimitOf(Type.Object({}))).toBe(256 * KIB)
    expect(bodyLimitOf(calls.login.fields)).toBe(256 * KIB)
  })

  it('holds every text in its full length, of the script that takes the most bytes', () => {
    const fields = Type.Object({
      text: Type.Optional(Type.String({ maxLength: 50_000 })),
      list: Type.Array(Type.Object({ name: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]) }), {
        maxItems: 50,
      }),
    })
    const list = JSON.stringify(Array.from({ length: 50 }, () => ({ name: '\u0001'.repeat(50) + 'ก'.repeat(50) })))
    const form = new URLSearchParams({ text: 'ก'.repeat(50_000), list, idempotency_key: crypto.randomUUID() })
    expect(bodyLimitOf(fields)).toBeGreaterThanOrEqual(form.toString().length)
    expect(bodyLimitOf(fields)).toBeLessThan(2 * form.toString().length)
  })

  it('stays below three megabytes', () => {
    for (const { fields } of Object.values(calls)) expect(bodyLimitOf(fields)).toBeLessThan(3 * KIB * KIB)
  })
})
