import { readUnsubscribe, unsubscribeAddress } from './unsubscribe'

const PLACE = { address: 'https://souk.test', key: 'key' }
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('the address that ends mails [rule.mail-choices]', () => {
  const query = queryOf(unsubscribeAddress(PLACE, 7n, 'shop_digest'))

  it('names one user and one kind', () => {
    expect(readUnsubscribe(query, 'key')).toEqual({ userId: 7n, kind: 'shop_digest' })
  })

  it.each([
    { ...query, user: '8' },
    { ...query, user: '07' },
    { ...query, kind: 'shop_orders' },
    { ...query, kind: 'order_paid' },
    { ...query, signature: '' },
    { ...query, signature: 'é'.repeat(64) },
    { ...query, signature: ['a', 'b'] },
    {},
  ])('is worth nothing when it is changed: %j', (changed) => {
    expect(readUnsubscribe(changed, 'key')).toBeNull()
  })

  it('is worth nothing in another shop', () => {
    expect(readUnsubscribe(query, 'other')).toBeNull()
  })
})
