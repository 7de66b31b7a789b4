import { endpoints } from '@contract/endpoints/app'
import { context } from './context'
import { atArrival, headerIn, sentWith } from './shared-answers'

beforeEach(() => {
  context.language = 'th'
})

describe('what is sent for an answer that caches may keep [wire.shared]', () => {
  it('has the language in the address, and no token', () => {
    expect(sentWith(endpoints.getNew, 'token-1')).toEqual({ fields: { lang: 'th' }, token: '', cache: 'no-cache' })
    expect(sentWith(endpoints.product, '')).toEqual({ fields: { lang: 'th' }, token: '', cache: 'no-cache' })
  })

  it('is the token where a buyer gets another answer, and for every other call', () => {
    for (const own of [endpoints.product, endpoints.reviews, endpoints.search, endpoints.cart, endpoints.login]) {
      expect(sentWith(own, 'token-1')).toEqual({ fields: {}, token: 'token-1' })
    }
  })
})

describe('the server’s time in a copy', () => {
  const data = { list: [], server_time: '2026-03-01T12:00:00.000Z' }

  it('is moved on by the age of the copy', () => {
    expect(atArrival(data, { Age: '42' })).toEqual({ list: [], server_time: '2026-03-01T12:00:42.000Z' })
  })

  it('stays without an age, and other payloads stay with one', () => {
    expect([atArrival(data, {}), atArrival(data, undefined), atArrival(data, { age: 'old' })]).toEqual([
      data,
      data,
      data,
    ])
    expect(atArrival({ count: 1 }, { age: '42' })).toEqual({ count: 1 })
    expect(atArrival(null, { age: '42' })).toBeNull()
  })
})

it('finds a header in any case of its name', () => {
  expect([headerIn({ 'Access-Token': 'x' }, 'access-token'), headerIn({}, 'age')]).toEqual(['x', ''])
})
