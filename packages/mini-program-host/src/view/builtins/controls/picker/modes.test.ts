import { multiSelector, type PickerState, selector } from './columns'
import { date } from './date'
import { time } from './time'

const state = (given: Partial<PickerState>): PickerState => ({
  mode: 'selector',
  range: [],
  rangeKey: '',
  value: null,
  start: '',
  end: '',
  fields: 'day',
  ...given,
})

describe('selector', () => {
  it('shows the options by their key, and stays within the list', () => {
    const given = state({ range: [{ name: 'a' }, { name: 'b' }], rangeKey: 'name', value: 7 })
    expect(selector.sheet(given)).toEqual({ columns: [['a', 'b']], chosen: [1] })
    expect(selector.value(given, [1])).toBe('1')
  })

  it('shows an empty list without a range', () => {
    expect(selector.sheet(state({ range: null }))).toEqual({ columns: [[]], chosen: [0] })
  })
})

it('shows a list for each range of a multiSelector', () => {
  const given = state({ range: [['a', 'b'], ['c']], value: [1, 4] })
  expect(multiSelector.sheet(given)).toEqual({ columns: [['a', 'b'], ['c']], chosen: [1, 0] })
  expect(multiSelector.value(given, [1, 0])).toEqual([1, 0])
})

describe('time', () => {
  const given = state({ start: '09:30', end: '11:10', value: '09:10' })

  it('stays between its start and its end', () => {
    const sheet = time.sheet(given)
    expect(sheet.columns[0]).toEqual(['09', '10', '11'])
    expect([sheet.columns[1]?.[0], sheet.chosen]).toEqual(['30', [0, 0]])
    expect(time.turn(given, [2, 59]).columns[1]?.at(-1)).toBe('10')
  })

  it('has hours and minutes with two digits', () => {
    expect(time.value(given, [0, 5])).toBe('09:35')
    expect(time.value(given, [1, 5])).toBe('10:05')
  })
})

describe('date', () => {
  it('has the days of the shown month, and the last day if a month is shorter', () => {
    const given = state({ value: '2024-01-31', start: '2024-01-01', end: '2025-12-31' })
    expect(date.sheet(given).chosen).toEqual([0, 0, 30])
    const february = date.turn(given, [0, 1, 30])
    expect(february.columns[2]?.length).toBe(29)
    expect(date.value(given, february.chosen)).toBe('2024-02-29')
  })

  it('stays between its start and its end', () => {
    const given = state({ value: '2030-05-05', start: '2024-03-10', end: '2024-06-20' })
    const sheet = date.sheet(given)
    expect(sheet.columns[1]).toEqual(['03', '04', '05', '06'])
    expect(date.value(given, sheet.chosen)).toBe('2024-06-20')
    expect(date.turn(given, [0, 0, 0]).columns[2]?.[0]).toBe('10')
    expect(date.value(given, [0, 0, 0])).toBe('2024-03-10')
  })

  it.each([
    ['year', '2024', 1],
    ['month', '2024-05', 2],
  ])('is cut to the %s', (fields, value, columns) => {
    const given = state({ value, fields })
    const sheet = date.sheet(given)
    expect(sheet.columns.length).toBe(columns)
    expect(date.value(given, sheet.chosen)).toBe(value)
  })
})
