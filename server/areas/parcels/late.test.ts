import { shipBy } from './late'

const accepted = { status: 'to_be_shipped', statusAt: new Date('2026-11-20T10:00:00Z') } as const
const by = (agreed: Partial<Parameters<typeof shipBy>[0]>) =>
  shipBy({ ...accepted, shipWithinDays: 3, shipFrom: null, ...agreed })?.toISOString()

describe('until when an order has to be shipped [rule.seller-late]', () => {
  it('counts the days that were agreed from acceptance on', () => {
    expect(by({})).toBe('2026-11-23T10:00:00.000Z')
    expect(by({ shipWithinDays: 1 })).toBe('2026-11-21T10:00:00.000Z')
  })

  it('counts them from the day on which the shop was to be back', () => {
    expect(by({ shipFrom: '2026-12-01' })).toBe('2026-12-04T00:00:00.000Z')
    expect(by({ shipFrom: '2026-11-01' })).toBe('2026-11-23T10:00:00.000Z')
  })

  it('is nothing for an order that is not to be shipped', () => {
    expect(by({ status: 'paid' })).toBeUndefined()
  })
})
