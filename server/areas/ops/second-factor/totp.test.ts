import { codeAt, newSecret, stepOf } from './totp'

const at = new Date('2026-11-22T10:00:00Z')
const secret = newSecret()

describe('a one-time password [ops.second-factor]', () => {
  it('is of its own step of thirty seconds', () => {
    expect(stepOf(secret, codeAt(secret, at), at)).toBe(at.getTime() / 30_000)
  })

  it.each(['１２３４５６', '𝆍𞁤⋱', '12345', '1234567', '12 456', ''])('is not %j, and nothing breaks', (code) => {
    expect(stepOf(secret, code, at)).toBeNull()
  })
})
