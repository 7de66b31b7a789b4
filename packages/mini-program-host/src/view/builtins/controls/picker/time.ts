import { clamp, type Mode, type PickerState, type Sheet } from './columns'

const two = (value: number) => String(value).padStart(2, '0')

/** Minutes since midnight for `hh:mm`. */
function minutesOf(text: unknown, otherwise: number): number {
  const found = /^(\d{1,2}):(\d{1,2})$/.exec(String(text))
  return found ? Number(found[1]) * 60 + Number(found[2]) : otherwise
}

function bounds({ start, end }: PickerState) {
  return { low: minutesOf(start, 0), high: minutesOf(end, 23 * 60 + 59) }
}

function at(state: PickerState, minutes: number): Sheet {
  const { low, high } = bounds(state)
  const now = clamp(minutes, low, high)
  const hours = Array.from(
    { length: Math.floor(high / 60) - Math.floor(low / 60) + 1 },
    (_, index) => index + Math.floor(low / 60),
  )
  const hour = Math.floor(now / 60)
  const [from, to] = [Math.max(low, hour * 60), Math.min(high, hour * 60 + 59)]
  const minutesList = Array.from({ length: to - from + 1 }, (_, index) => (from + index) % 60)
  return { columns: [hours.map(two), minutesList.map(two)], chosen: [hours.indexOf(hour), now - from] }
}

/** The time for these indices, and the last one of its hour, if the minutes shown are those of that hour. */
function chosenTime(state: PickerState, [hour, minute]: readonly number[]) {
  if (hour === undefined || minute === undefined) throw new Error('a picker of times needs an hour and a minute')
  const { low } = bounds(state)
  const hours = Math.floor(low / 60) + hour
  return { minutes: Math.max(low, hours * 60) + minute, last: hours * 60 + 59 }
}

/** A time of the day; its value is `hh:mm`. */
export const time: Mode = {
  sheet: (state) => at(state, minutesOf(state.value, 0)),
  turn(state, chosen) {
    const { minutes, last } = chosenTime(state, chosen)
    return at(state, Math.min(minutes, last))
  },
  value(state, chosen) {
    const { minutes } = chosenTime(state, chosen)
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  },
}
