import { rateError } from './rate-bounds'

describe('a new rate [rule.ops-rates]', () => {
  it.each([
    ['THB', '42.6', '35.5'],
    ['THB', '28.4', '35.5'],
    ['JPY', '151.20', '151.2'],
    ['USD', '1.000', '1'],
    ['NEW', '0.0001', null],
  ])('%s may be %s after %s', (code, rate, last) => {
    expect(rateError(code, rate, last, false)).toBeNull()
  })

  it.each([
    ['THB', '42.600001', '35.5', { rule: 'max', params: { limit: 42.6 } }],
    ['THB', '28.399999', '35.5', { rule: 'min', params: { limit: 28.4 } }],
    ['THB', '0.000', '35.5', { rule: 'min', params: { limit: 0 } }],
    ['NEW', '0', null, { rule: 'min', params: { limit: 0 } }],
    ['USD', '1.01', '1', { rule: 'one_of' }],
  ])('%s may not be %s after %s', (code, rate, last, error) => {
    expect(rateError(code, rate, last, false)).toEqual({ field: 'rate', ...error })
  })

  it('may differ more when that is confirmed, and is never 0', () => {
    expect(rateError('THB', '355', '35.5', true)).toBeNull()
    expect(rateError('THB', '0', '35.5', true)).not.toBeNull()
    expect(rateError('USD', '2', '1', true)).not.toBeNull()
  })
})
