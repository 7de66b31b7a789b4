import { capacityTable, costsIn, reckon, type Costs } from './capacity'

const COST = { server: 3, database: 1 }
const COSTS: Costs = {
  ...{ list: COST, search: COST, suggest: COST, product: COST, cart: COST, orders: COST },
  purchase: { server: 18, database: 6 },
}

it('a thousand orders a second alone need their own CPU, at 60 % of each core', () => {
  const need = reckon(COSTS, { buyersADay: 0, ordersASecond: 1_000, cdn: 0 })
  expect(need).toEqual({ calls: 1_000, server: 30, primary: 10, replicas: 0 })
})

it('a buyer makes 36 calls a day, four times as many in the busiest second, and five of them need the primary', () => {
  const need = reckon(COSTS, { buyersADay: 86_400, ordersASecond: 0, cdn: 0 })
  expect(need.calls).toBe(144)
  expect(need.server).toBeCloseTo((144 * 3) / 600)
  expect(need.primary).toBeCloseTo((5 * 4) / 600)
  expect(need.replicas).toBeCloseTo((31 * 4) / 600)
})

it('a CDN takes lists and products, and nothing else', () => {
  const need = reckon(COSTS, { buyersADay: 86_400, ordersASecond: 0, cdn: 0.5 })
  expect(need.calls).toBe((6 + 3 + 6 + 5 + 4 + 1) * 4)
})

const PAGE = `
| call | CPU before | CPU after | ratio | of it database | p50 before |
| --- | --: | --: | --: | --: | --: |
| list, best | 10.0 | 2.50 | 0.25 | 0.50 | 8.00 |
| search, one word | 9.00 | 8.00 | 0.9 | 6.00 | 8.00 |
| suggestions | 9.00 | 5.00 | 0.9 | 4.00 | 8.00 |
| product | 9.00 | 4.00 | 0.9 | 1.00 | 8.00 |
| cart | 9.00 | 4.00 | 0.9 | 1.00 | 8.00 |
| orders | 9.00 | 4.00 | 0.9 | 1.00 | 8.00 |
| purchase | 60.0 | 45.0 | 0.9 | 12.0 | 8.00 |
`

it('the costs are those after, and the database is apart', () => {
  const costs = costsIn(PAGE)
  expect([costs.list, costs.purchase]).toEqual([
    { server: 2, database: 0.5 },
    { server: 33, database: 12 },
  ])
  expect(capacityTable(costs).split('\n')).toHaveLength(12)
})

it('a table without a call is refused', () => {
  expect(() => costsIn(PAGE.replace('| cart |', '| card |'))).toThrow('does not say what cart costs')
})
