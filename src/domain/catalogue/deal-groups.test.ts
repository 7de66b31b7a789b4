import type { ProductCard } from '@contract/entities/product'
import { dealGroups } from './deal-groups'

const deal = (product_id: string, ends_at?: string) =>
  ({ product_id, ...(ends_at ? { flash: { price: '1.00', ends_at, left: 3 } } : {}) }) as ProductCard
const dayOf = (iso: string) => iso.slice(0, 10)

describe('deals by the day on which they end', () => {
  it('are grouped by day, the soonest first', () => {
    const groups = dealGroups(
      [
        deal('1', '2026-03-03T12:00:00.000Z'),
        deal('2', '2026-03-02T10:00:00.000Z'),
        deal('3', '2026-03-03T09:00:00.000Z'),
      ],
      dayOf,
    )
    expect(groups.map(({ day, endsAt, deals }) => [day, endsAt, deals.map(({ product_id }) => product_id)])).toEqual([
      ['2026-03-02', '2026-03-02T10:00:00.000Z', ['2']],
      ['2026-03-03', '2026-03-03T09:00:00.000Z', ['3', '1']],
    ])
  })

  it('leave out products without a deal', () => {
    expect(dealGroups([deal('1')], dayOf)).toEqual([])
  })
})
