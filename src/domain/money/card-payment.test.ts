import { FOLLOW_MS, phaseOf, pauseBefore, type PaymentSeen } from './card-payment'

const seen = (state: PaymentSeen['state'], ...statuses: string[]) =>
  ({ state, orders: statuses.map((status) => ({ status })) }) as PaymentSeen

describe('the phase of a card payment [screen.card-payment]', () => {
  it.each([
    ['pending', ['to_be_paid'], false, 'waiting'],
    ['pending', ['to_be_paid'], true, 'slow'],
    ['paid', ['paid'], true, 'paid'],
    ['paid', ['paid', 'cancelled'], false, 'paid'],
    ['failed', ['to_be_paid'], false, 'declined'],
    ['failed', ['to_be_paid', 'cancelled'], false, 'declined'],
    ['failed', ['cancelled'], false, 'tooLate'],
    ['pending', ['cancelled', 'cancelled'], false, 'tooLate'],
    ['pending', [], false, 'waiting'],
    ['failed', [], false, 'declined'],
  ] as const)('%s with orders %j, slow %s: %s', (state, statuses, slow, phase) => {
    expect(phaseOf(seen(state, ...statuses), slow)).toBe(phase)
  })

  it('asks soon at first and every five seconds at last, some dozen times in all', () => {
    const pauses = Array.from({ length: 30 }, (_, question) => pauseBefore(question))
    expect(pauses[0]).toBeLessThan(1_000)
    expect(pauses[29]).toBe(5_000)
    let waited = 0
    const asked = pauses.filter((pause) => (waited += pause) < FOLLOW_MS).length
    expect(asked).toBeGreaterThan(8)
    expect(asked).toBeLessThan(20)
  })
})
