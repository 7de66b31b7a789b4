import { SECTIONS, sectionOf, sectionsOf, type Completable } from './checkout-sections'

const ALL = { my_cart: true, shipment: true, delivery: true, payment: true }

describe('the sections of the checkout [screen.cart-steps]', () => {
  it.each([
    ['everything is chosen', {}, null, null, 'done done done done now'],
    ['a change is asked for', {}, 'delivery', 'delivery', 'done done done done now'],
    ['there is no address', { shipment: false }, null, 'shipment', 'done now next next next'],
    [
      'there is no address, nor a method',
      { shipment: false, delivery: false },
      null,
      'shipment',
      'done now next next next',
    ],
    [
      'a section beyond the first incomplete one is asked for',
      { shipment: false },
      'payment',
      'shipment',
      'done now next next next',
    ],
    ['a complete one before it is asked for', { payment: false }, 'shipment', 'shipment', 'done done done now next'],
    ['a line is too many', { my_cart: false }, 'my_cart', 'my_cart', 'now next next next next'],
    ['the wallet is too empty', { payment: false }, null, 'payment', 'done done done now next'],
  ] as const)('are right when %s', (_, missing, asked: Completable | null, open, states) => {
    const found = sectionsOf({ ...ALL, ...missing }, asked)
    expect(found.open).toBe(open)
    expect(SECTIONS.map((section) => found.states[section]).join(' ')).toBe(states)
  })

  it('are named by an address, except for the last', () => {
    expect(['payment', 'confirm', 'toString', '', undefined].map(sectionOf)).toEqual([
      'payment',
      null,
      null,
      null,
      null,
    ])
  })
})
