/**
 * Operators' second factor over HTTP, in a demo shop with OPERATOR_2FA=required; what it guards and for how long is tested
 * in server/areas/ops/second-factor/second-factor.test.ts.
 */
import { Code } from '@contract/base/codes'
import { OPERATOR_SESSION_S } from '@contract/base/console-reasons'
import { one } from '@contract/rules/lists'
import { codeFor } from '../support/outbox'
import { call, ok, send } from './support/client'
import { moveClock } from './support/control'
import { newPlainOperator } from './support/operators'
import { SMALL_PNG } from './support/pictures'
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

  it('is set up with the code of a mail, and not with a password alone [ops.factor-first] [call.opsSecondFactorMail]', async () => {
    const operator = await newPlainOperator()
    const refused = await call('opsSecondFactorStart', {}, operator)
    expect(refused).toMatchObject({ code: Code.missingParameters, data: { errors: [{ field: 'mail_code' }] } })
    for (const name of ['opsOrders', 'sellerOrders', 'sellerImport', 'sellerImportPictures'] as const) {
      const { code, data } = await send(name, {}, operator)
      expect({ code, data }).toEqual({
        code: Code.operationFailed,
        data: { reason: 'second_factor', enrolled: false },
      })
    }
    for (const purpose of ['product', 'advert', 'category', 'brand', 'article'] as const) {
      const { code, data } = await call('upload', { purpose }, { ...operator, file: new Blob([SMALL_PNG]) })
      expect({ code, data }).toEqual({
        code: Code.operationFailed,
        data: { reason: 'second_factor', enrolled: false },
      })
    }
    await ok('opsSecondFactorMail', {}, operator)
    const { secret } = await ok('opsSecondFactorStart', { mail_code: codeFor(operator.email) }, operator)
    await ok('opsSecondFactorConfirm', { code: codeFrom(secret) }, operator)
    await ok('opsOrders', {}, operator)
    await ok('upload', { purpose: 'advert' }, { ...operator, file: new Blob([SMALL_PNG]) })
  })

  it('and the session end after twelve hours, however it is used [session.operators]', async () => {
    const { operator, secret } = await started()
    await ok('opsSecondFactorConfirm', { code: codeFrom(secret) }, operator)
    try {
      await moveClock(OPERATOR_SESSION_S - 60)
      await ok('opsOrders', {}, operator)
      await moveClock(OPERATOR_SESSION_S)
      expect((await call('opsOrders', {}, operator)).code).toBe(Code.notLoggedIn)
    } finally {
      await moveClock(0)
    }
  })

  it('accepts each code and each recovery code once [call.opsSecondFactorCheck]', async () => {
    const { operator, secret } = await started()
    const { recovery_codes: codes } = await ok('opsSecondFactorConfirm', { code: codeFrom(secret) }, operator)
    for (const code of [codeFrom(secret, 30), one(codes)]) {
      const { until } = await ok('opsSecondFactorCheck', { code }, operator)
      expect(Date.parse(until)).toBeGreaterThan(Date.now() + 500_000)
      expect((await call('opsSecondFactorCheck', { code }, operator)).code).toBe(Code.wrongCredentials)
    }
  })
})
