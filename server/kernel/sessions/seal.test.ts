import { seal, unseal } from './seal'

const place = { secret: 'a'.repeat(32), dataFolder: '/nowhere' }

it('opens for its user and key alone, unchanged, and looks different each time [ops.second-factor]', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 7n, place)
  expect(unseal(sealed, 7n, place)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal('JBSWY3DPEHPK3PXP', 7n, place)).not.toBe(sealed)
  expect(() => unseal(sealed, 8n, place)).toThrow()
  expect(() => unseal(sealed, 7n, { ...place, secret: 'b'.repeat(32) })).toThrow()
  expect(() => unseal(sealed.slice(0, -2) + (sealed.endsWith('00') ? '11' : '00'), 7n, place)).toThrow()
  expect(() => unseal(sealed, 7n, place, 'souk webhooks')).toThrow()
  expect(() => unseal('v0.a.b.c', 7n, place)).toThrow('not sealed')
})
