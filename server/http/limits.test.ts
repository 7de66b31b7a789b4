import { readConfig } from '../config'
import { rateLimitOf } from './limits'

describe('how often one address may call in a minute', () => {
  const config = readConfig({})

  it('is rarely where passwords could be guessed, and less than usual where a picture is encoded', () => {
    const max = (name: Parameters<typeof rateLimitOf>[0]) => {
      const limit = rateLimitOf(name, config)
      return limit && limit.max
    }
    expect([max('login'), max('updateUser'), max('upload'), max('cart')]).toEqual([20, 20, 120, 600])
  })

  it('is without a limit where that was switched off', () => {
    expect(rateLimitOf('upload', readConfig({ RATE_LIMIT: 'off' }))).toBe(false)
  })
})
