import { judge, table } from './judge'

const over = (...lines: ReturnType<typeof judge>) => lines.filter((line) => line.over).map(({ name }) => name)

test('a value equal to its budget passes, and one byte or call more fails', () => {
  const measured = { a: { calls: 1, bytes: 500 }, b: { calls: 1, bytes: 501 }, c: { calls: 2, bytes: 1 } }
  const most = { calls: 1, bytes: 500 }
  expect(over(...judge(measured, { a: most, b: most, c: most }))).toEqual(['b', 'c'])
})

test('a budget can be the value of another measure', () => {
  const budgets = { late: { bytes: 'early' } }
  expect(over(...judge({ early: { bytes: 10 }, late: { bytes: 10 } }, budgets))).toEqual([])
  expect(over(...judge({ early: { bytes: 10 }, late: { bytes: 11 } }, budgets))).toEqual(['late'])
})

test('a budget for something that is not measured is an error', () => {
  expect(() => judge({}, { gone: { bytes: 1 } })).toThrow('there is a budget for "gone", which is not measured')
  expect(() => judge({ there: { bytes: 1 } }, { there: { calls: 1 } })).toThrow('a budget for calls of "there"')
  expect(() => judge({ there: { bytes: 1 } }, { there: { bytes: 'gone' } })).toThrow('a budget for bytes of "gone"')
})

test('the table has a column for each measure, and marks values over budget', () => {
  const lines = judge({ long: { calls: 3, bytes: 20 }, free: { bytes: 5 } }, { long: { calls: 1 } })
  expect(table(lines).split('\n')).toEqual([
    expect.stringMatching(/^ +calls +bytes +at most$/),
    expect.stringMatching(/^long +3 +20 +1 calls +OVER$/),
    expect.stringMatching(/^free +5$/),
  ])
})
