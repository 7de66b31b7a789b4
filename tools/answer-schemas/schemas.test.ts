import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from '@sinclair/typebox'
import { Money } from '@contract/base/fields'
import { generate } from './generate'
import { shapeOf } from './schema'

it.each([...generate()])(
  'has in %s what the app takes apart as the contract has it: npm run schemas',
  async (file, text) => {
    expect(await readFile(path.join(__dirname, '../..', file), 'utf8')).toBe(text)
  },
)

describe('the shape of a schema', () => {
  it.each([
    ['an object', Type.Object({ name: Type.String() }), '{}'],
    ['what lies in it', Type.Object({ shop: Type.Object({}), list: Type.Array(Type.String()) }), '{shop:{},list:[]}'],
    ['an exact decimal', Type.Object({ price: Money, qty: Type.Integer() }), '{price:$}'],
    ['a table', Type.Object({ options: Type.Record(Type.String(), Type.String()) }), '{options:{}}'],
    ['what may be left out', Type.Object({ price: Type.Optional(Money) }), '{}'],
    ['what may be null', Type.Object({ price: Type.Union([Money, Type.Null()]) }), '{}'],
    ['either of two', Type.Union([Type.Array(Money), Type.Object({})]), '[$]|{}'],
    ['what is no object', Type.Boolean(), ''],
  ])('of %s', (_what, schema, shape) => {
    expect(shapeOf(schema)).toBe(shape)
  })
})
