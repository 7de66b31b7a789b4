import { clamp, type Mode, type PickerState, type Sheet } from './columns'

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const DEPTH: Readonly<Record<string, number>> = { year: 1, month: 2, day: 3 }
const FIRST: Day = { year: 1900, month: 1, day: 1 }
const LAST: Day = { year: 2100, month: 12, day: 31 }

const two = (value: number) => String(value).padStart(2, '0')
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

function read(text: unknown, otherwise: Day): Day {
  const found = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(String(text))
  if (!found) return otherwise
  const [year, month, day] = [Number(found[1]), Number(found[2] ?? otherwise.month), Number(found[3] ?? otherwise.day)]
  return { year, month, day: Math.min(day, daysIn(year, month)) }
}

const order = ({ year, month, day }: Day) => (year * 100 + month) * 100 + day

function within(state: PickerState, wanted: Day) {
  const [low, high] = [read(state.start, FIRST), read(state.end, LAST)]
  if (order(wanted) < order(low)) return { low, high, now: low }
  return { low, high, now: order(wanted) > order(high) ? high : wanted }
}

function ranges(state: PickerState, wanted: Day) {
  const { low, high, now } = within(state, wanted)
  const [first, last] = [now.year === low.year, now.year === high.year]
  const months = numbers(first ? low.month : 1, last ? high.month : 12)
  const firstDay = first && now.month === low.month ? low.day : 1
  const lastDay = last && now.month === high.month ? high.day : daysIn(now.year, now.month)
  return { now, years: numbers(low.year, high.year), months, days: numbers(firstDay, lastDay) }
}

function at(state: PickerState, wanted: Day): Sheet {
  const { now, years, months, days } = ranges(state, wanted)
  const depth = DEPTH[state.fields] ?? 3
  const columns = [years.map(String), months.map(two), days.map(two)].slice(0, depth)
  const chosen = [years.indexOf(now.year), months.indexOf(now.month), days.indexOf(now.day)].slice(0, depth)
  return { columns, chosen }
}

/** The option at an index, or the nearest one that exists. */
function optionAt(options: readonly number[], index: number): number {
  const option = options[clamp(index, 0, options.length - 1)]
  if (option === undefined) throw new Error('a picker of dates has nothing to choose: check its start and end')
  return option
}

function dayAt(state: PickerState, [year, month = 0, day = 0]: readonly number[]): Day {
  if (year === undefined) throw new Error('a picker of dates has no chosen year')
  const [low, high] = [read(state.start, FIRST), read(state.end, LAST)]
  const chosenYear = optionAt(numbers(low.year, high.year), year)
  const { months } = ranges(state, { year: chosenYear, month: chosenYear === low.year ? low.month : 1, day: 31 })
  const chosenMonth = optionAt(months, month)
  const onlyMonth = ranges(state, { year: chosenYear, month: chosenMonth, day: daysIn(chosenYear, chosenMonth) })
  return { year: chosenYear, month: chosenMonth, day: optionAt(onlyMonth.days, day) }
}

/** A day, a month or a year, depending on `fields`; its value is `YYYY-MM-DD`, cut to that. */
export const date: Mode = {
  sheet(state) {
    const today = new Date()
    const now = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() }
    return at(state, read(state.value, now))
  },
  turn: (state, chosen) => at(state, dayAt(state, chosen)),
  value(state, chosen) {
    const { year, month, day } = dayAt(state, chosen)
    return [String(year), two(month), two(day)].slice(0, DEPTH[state.fields] ?? 3).join('-')
  },
}
