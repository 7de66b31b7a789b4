import { isExpired, isSigned, signOrder } from './order-links'

const at = new Date('2026-11-01T10:00:00Z')
const later = (days: number) => new Date(at.getTime() + days * 86_400_000)
const guest = { orderId: 7n, userId: 3n, email: 'ana@example.test' }
const sign = signOrder(guest, { key: 'secret', at })

it('holds for its order, its guest and its address, for 90 days [rule.guest-links]', () => {
  expect(isSigned(sign, guest, 'secret')).toBe(true)
  expect(isExpired(sign, later(89.9))).toBe(false)
  expect(isExpired(sign, later(90))).toBe(true)
  for (const other of [{ orderId: 8n }, { userId: 4n }, { email: 'eve@example.test' }]) {
    expect(isSigned(sign, { ...guest, ...other }, 'secret')).toBe(false)
  }
  expect(isSigned(sign, guest, 'another')).toBe(false)
})

it('cannot be made to hold longer, and nothing else is taken for one', () => {
  const [, signature] = sign.split('.')
  for (const forged of [`zzzzzzz.${signature}`, `${sign}x`, sign.slice(0, -1), '', '.', 'x']) {
    expect(isSigned(forged, guest, 'secret')).toBe(false)
  }
  expect(isExpired('', at)).toBe(true)
})
