import { Type } from '@sinclair/typebox'
import { Code } from '@contract/base/codes'
import { createDecoder } from '../../../server/kernel/http/decode'
import { Refusal } from '../../../server/kernel/http/refusal'
import { badInsides, oddInsides } from './insides'

const Piece = Type.Object({
  stock: Type.Integer({ minimum: 0, maximum: 9 }),
  options: Type.Record(Type.String({ pattern: '^.{0,4}$' }), Type.String({ maxLength: 4 }), {
    maxProperties: 2,
    additionalProperties: false,
  }),
  note: Type.Optional(Type.Union([Type.String({ maxLength: 3 }), Type.Null()])),
})
const fields = Type.Object({ pieces: Type.Array(Piece, { maxItems: 2 }), name: Type.String() })
const good = { pieces: [{ stock: 1, options: { size: 's' } }], name: 'a' }
const decode = createDecoder(fields)

/** What becomes of a field; null: it is taken. */
function codeOf(value: string): number | null {
  try {
    decode({ name: 'a', pieces: value })
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

it('what is forbidden reaches every place at any depth, and is refused there', () => {
  const bad = badInsides(fields, good)
  expect([...new Set(bad.map(({ at }) => at))]).toEqual([
    'pieces.0',
    'pieces.0.stock',
    'pieces.0.options',
    'pieces.0.options.*',
    'pieces.0.note',
  ])
  expect(bad.map(({ at, what }) => `${at}: ${what}`)).toEqual(
    expect.arrayContaining([
      'pieces.0.stock: a number past 32 bits',
      'pieces.0.stock: one past the highest number',
      'pieces.0.options: one past the most keys',
      'pieces.0.note: one past the longest text',
    ]),
  )
  expect(bad.filter(({ value }) => codeOf(value) !== Code.invalidParameter)).toEqual([])
})

it('what has no limit gets more than anything can hold', () => {
  const open = Type.Object({ pieces: Type.Array(Type.Object({ stock: Type.Integer(), note: Type.String() })) })
  const odd = oddInsides(open, { pieces: [{ stock: 1, note: '' }] })
  expect(odd.map(({ at, what }) => `${at}: ${what}`)).toEqual([
    'pieces.0.stock: a number past its column',
    'pieces.0.note: an endless text',
  ])
})

it('what is odd is at the limits, and is taken', () => {
  const odd = oddInsides(fields, good)
  expect(odd.map(({ at, what }) => `${at}: ${what}`)).toEqual([
    'pieces.0.stock: the least number',
    'pieces.0.stock: the highest number',
    'pieces.0.options: the most keys',
    'pieces.0.options.*: the longest text',
    'pieces.0.note: the longest text',
  ])
  expect(odd.filter(({ value }) => codeOf(value) !== null)).toEqual([])
})
