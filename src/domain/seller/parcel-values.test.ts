import { carriersOf, PARCEL_CHECKS } from './parcel-values'

describe('a tracking number', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['RL_1', 'format'],
    ['https://track.example/1', 'format'],
    ['1'.repeat(41), 'max_length'],
  ])('is refused as %j [action.ship]', (typed, rule) => {
    expect(PARCEL_CHECKS.log_sn(typed)?.rule).toBe(rule)
  })

  it.each(['RL483920115PT', '1Z-999-AA1', 'RL 483 920', '1'.repeat(40)])('can be %j', (typed) => {
    expect(PARCEL_CHECKS.log_sn(typed)).toBeNull()
  })
})

it('needs a carrier of at most 60 characters', () => {
  expect(PARCEL_CHECKS.carrier(' ')?.rule).toBe('required')
  expect(PARCEL_CHECKS.carrier('a'.repeat(61))?.rule).toBe('max_length')
  expect(PARCEL_CHECKS.carrier('CTT')).toBeNull()
})

it('offers each carrier once, the latest first', () => {
  const orders = [{ carrier: null }, { carrier: 'CTT' }, { carrier: 'DHL' }, { carrier: 'CTT' }]
  expect(carriersOf(orders)).toEqual(['CTT', 'DHL'])
})
