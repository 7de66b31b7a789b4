import { checkFreeFrom, checkShopName, shippingOf, shipsAnyway, storeValues, WAY_CHECKS } from './store-values'

const STORE = {
  shop_id: '1',
  name: 'Claywick',
  image: '',
  ground: 'sand',
  rate: 0,
  product_count: 0,
  free_shipping_from: null,
  text: 'Cups',
  address: '1 Lane',
  shipping: {
    free_from: '40.00',
    methods: [
      { method: 'express', name: 'Express', cost: '8.90', eta_from: 1, eta_to: 2 },
      { method: 'pigeon', name: 'Pigeon', cost: '1.00', eta_from: 9, eta_to: 9 },
    ],
  },
}
const values = storeValues(STORE)

describe('the settings of a store in a form', () => {
  it('survive a round trip, without shipping methods that cannot be chosen', () => {
    expect(values).toMatchObject({ name: 'Claywick', free_from: '40.00', express_on: true, standard_on: false })
    expect(shippingOf(values)).toEqual({
      free_from: '40.00',
      methods: [{ method: 'express', cost: '8.90', eta_from: 1, eta_to: 2 }],
    })
    expect(shippingOf({ ...values, free_from: ' ' }).free_from).toBeNull()
  })

  it('know whether a parcel can be sent at all', () => {
    expect([shipsAnyway(values), shipsAnyway({ ...values, express_on: false })]).toEqual([true, false])
  })

  it.each([
    [{ express_cost: '' }, 'express_cost', { rule: 'required' }],
    [{ express_cost: '-1' }, 'express_cost', { rule: 'format' }],
    [{ express_cost: '1e3' }, 'express_cost', { rule: 'format' }],
    [{ express_cost: '1.001' }, 'express_cost', { rule: 'format' }],
    [{ express_cost: '1000.01' }, 'express_cost', { rule: 'max', params: { limit: 1_000 } }],
    [{ express_cost: '0' }, 'express_cost', null],
    [{ express_from: '1.5' }, 'express_from', { rule: 'format' }],
    [{ express_to: '91' }, 'express_to', { rule: 'max', params: { limit: 90 } }],
    [{ express_from: '3' }, 'express_to', { rule: 'min', params: { limit: 3 } }],
    [{ standard_cost: 'free' }, 'standard_cost', null],
  ] as const)('find in %j what is wrong with %s', (change, field, fault) => {
    const all = { ...values, ...change }
    expect(WAY_CHECKS[field](all[field], all)).toEqual(fault)
  })

  it('leave free shipping out, or bound it', () => {
    expect(['', ' ', '40', '100000'].map(checkFreeFrom)).toEqual([null, null, null, null])
    expect(checkFreeFrom('100000.01')).toEqual({ rule: 'max', params: { limit: 100_000 } })
  })

  it('name a shop in any script', () => {
    expect(checkShopName(' 陶器屋 ')).toBeNull()
    expect(checkShopName('  ')).toEqual({ rule: 'required' })
    expect(checkShopName('A')).toEqual({ rule: 'min_length', params: { limit: 2 } })
    expect(checkShopName('a'.repeat(61))).toEqual({ rule: 'max_length', params: { limit: 60 } })
  })
})
