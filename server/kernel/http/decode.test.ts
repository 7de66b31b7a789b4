import { Type } from '@sinclair/typebox'
import { CartItems } from '@contract/entities/cart'
import { filterFields } from '@contract/entities/filters'
import { ShippingMethods } from '@contract/entities/checkout'
import { Line } from '@contract/base/fields'
import { createDecoder } from './decode'
import { Refusal } from './refusal'

const refusalOf = (run: () => unknown): Refusal => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('the decoder of form fields', () => {
  const decode = createDecoder(
    Type.Object({
      name: Line(5),
      terms: Type.Boolean(),
      qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      note: Type.Optional(Type.String({ maxLength: 10 })),
      items: Type.Optional(Type.Array(Type.Object({ id: Type.String() }), { maxItems: 2 })),
    }),
  )

  it('turns texts into booleans, integers and lists, and leaves out what it does not know', () => {
    const raw = { name: 'Ana', terms: '1', qty: '3', items: '[{"id":"7","more":1}]', unknown: 'x' }
    expect(decode(raw)).toEqual({ name: 'Ana', terms: true, qty: 3, items: [{ id: '7' }] })
  })

  it('refuses an absent field with 1000009 and names every bad field', () => {
    const refusal = refusalOf(() => decode({ qty: '12' }))
    expect(refusal.code).toBe(1000009)
    expect(refusal.data.errors).toEqual(
      expect.arrayContaining([
        { field: 'name', rule: 'required' },
        { field: 'terms', rule: 'required' },
        { field: 'qty', rule: 'max', params: { limit: 9 } },
      ]),
    )
  })

  it('takes an empty text for absent where no empty text is allowed', () => {
    expect(refusalOf(() => decode({ name: '', terms: '0' })).code).toBe(1000009)
    expect(decode({ name: 'Ana', terms: '0', qty: '', note: '' })).toEqual({ name: 'Ana', terms: false, note: '' })
  })

  it.each([
    ['a boolean that is neither 0 nor 1', { terms: 'true' }, 'terms', 'type'],
    ['an integer with a fraction', { qty: '1.5' }, 'qty', 'type'],
    ['an entry without what it needs', { items: '[{}]' }, 'items', 'type'],
    ['JSON that is none', { items: '[{' }, 'items', 'type'],
    ['a NUL', { name: 'a\0b' }, 'name', 'type'],
    ['a lone surrogate in JSON', { items: '[{"id":"\\ud800"}]' }, 'items', 'type'],
    ['a field that was sent twice', { name: ['a', 'b'] }, 'name', 'type'],
    ['a text that is too long', { name: 'abcdef' }, 'name', 'max_length'],
  ])('refuses %s with 1000008', (_what, bad, field, rule) => {
    const refusal = refusalOf(() => decode({ name: 'Ana', terms: '1', ...bad }))
    expect(refusal.code).toBe(1000008)
    expect(refusal.data.errors).toEqual([expect.objectContaining({ field, rule })])
  })

  it('takes one id or a JSON list of ids, and a choice among the known', () => {
    const filters = createDecoder(Type.Object(filterFields))
    expect(filters({ brand_id: '4', category_id: '["1","2"]', sort: 'new' })).toEqual({
      brand_id: '4',
      category_id: ['1', '2'],
      sort: 'new',
    })
    const refusal = refusalOf(() => filters({ sort: 'oldest', brand_id: '0' }))
    expect(refusal.data.errors).toEqual([
      { field: 'brand_id', rule: 'format' },
      { field: 'sort', rule: 'one_of' },
    ])
  })

  it('refuses a list that is too long before its entries, and what nests without end [wire.no-5xx]', () => {
    const items = createDecoder(Type.Object({ items: CartItems }))
    const long = refusalOf(() => items({ items: `[${Array(5_000).fill('1').join(',')}]` }))
    expect(long.data.errors).toEqual([{ field: 'items', rule: 'max', params: { limit: 100 } }])
    const deep = refusalOf(() => items({ items: '['.repeat(100_000) + ']'.repeat(100_000) }))
    expect(deep.data.errors).toEqual([{ field: 'items', rule: 'type' }])
  })

  it('drops keys of a record that are no ids', () => {
    const methods = createDecoder(Type.Object({ shipping_methods: ShippingMethods }))
    expect(methods({ shipping_methods: '{"12":"standard","x":"y"}' })).toEqual({ shipping_methods: { 12: 'standard' } })
  })
})
