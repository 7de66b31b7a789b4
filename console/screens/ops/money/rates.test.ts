import type { OpsCategory } from '@contract/entities/market/catalogue'
import type { OpsSetting } from '@contract/entities/market/rates'
import { moneyOf, ratedCategories } from './rates'

const category = (category_id: string, parent_id: string | null, commission_bps: number | null) =>
  ({ category_id, parent_id, commission_bps }) as OpsCategory

it('has the nearest rate on the way up, and the setting’s where there is none', () => {
  const list = [
    category('1', null, 400),
    category('2', '1', null),
    category('3', '2', null),
    category('4', '2', 0),
    category('5', null, null),
    category('6', '5', null),
  ]
  const rated = ratedCategories(list, 700)
  expect(rated.map(({ rate }) => rate)).toEqual([400, 400, 400, 0, 700, 700])
  expect(rated.map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 0, 1])
  expect(rated.map(({ from }) => from?.category_id ?? null)).toEqual([null, '1', '1', null, null, null])
})

it('finds the setting about money', () => {
  const settings = [
    { name: 'shop', value: {} },
    { name: 'money', value: { commission_bps: 700 } },
  ] as OpsSetting[]
  expect(moneyOf(settings)?.commission_bps).toBe(700)
  expect(moneyOf([])).toBeUndefined()
})
