import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import { readConfig } from '../../config/config'
import { rateLimitOf } from './limits'

describe('how often one address may call in a minute', () => {
  const config = readConfig({})

  it('is rarely where passwords could be guessed, and less than usual where a file is written or encoded', () => {
    const max = (name: AnyCall) => {
      const limit = rateLimitOf(allEndpoints[name], config)
      return limit && limit.max
    }
    expect([max('login'), max('updateUser'), max('accountExport')]).toEqual([20, 20, 20])
    expect([max('invoice'), max('upload'), max('cart')]).toEqual([60, 120, 600])
  })

  it('is without a limit where that was switched off', () => {
    expect(rateLimitOf(allEndpoints.upload, readConfig({ RATE_LIMIT: 'off' }))).toBe(false)
  })
})
