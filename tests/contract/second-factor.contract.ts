/**
 * Operators' second factor over HTTP in a demo shop; for other shops see
 * server/areas/ops/second-factor/second-factor.test.ts.
 */
import { Code } from '@contract/codes'
import { call, ok } from './support/client'
import { codeFrom, started } from './support/second-factor'

describe('the second factor of an operator [ops.second-factor]', () => {
  it('is set up by its first code, with ten recovery codes [call.opsSecondFactorStart] [call.opsSecondFactorConfirm]', async () => {
    const { operator, secret } = await started()
    const wrong = await call('opsSecondFactorConfirm', { code: '12345x' }, operator)
    expect(wrong).toMatchObject({ code: Code.wrongCredentials, data: { errors: [{ field: 'code', rule: 'wrong' }] } })
    const { recovery_codes: codes } = await ok('opsSecondFactorConfirm', { code: codeFrom(secret) }, operator)
    expect(new Set(codes).size).toBe(10)
    const again = await call('opsSecondFactorStart', {}, operator)
    expect(again.code).toBe(200)
  })

  it('accepts each code and each recovery code once [call.opsSecondFactorCheck]', async () => {
    const { operator, secret } = await started()
    const { recovery_codes: codes } = await ok('opsSecondFactorConfirm', { code: codeFrom(secret) }, operator)
    for (const code of [codeFrom(secret, 30), codes[0]]) {
      const { until } = await ok('opsSecondFactorCheck', { code }, operator)
      expect(Date.parse(until)).toBeGreaterThan(Date.now() + 500_000)
      expect((await call('opsSecondFactorCheck', { code }, operator)).code).toBe(Code.wrongCredentials)
    }
  })
})
