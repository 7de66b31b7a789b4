/** The content of a picker's sheet: the options of each column, and the chosen one. */
export interface Sheet {
  readonly columns: readonly (readonly string[])[]
  readonly chosen: readonly number[]
}

/** The properties of a picker that determine its sheet. */
export interface PickerState {
  readonly mode: string
  readonly range: unknown
  readonly rangeKey: string
  readonly value: unknown
  readonly start: string
  readonly end: string
  readonly fields: string
}

/** One mode: its columns for a choice, and the value of a choice. */
export interface Mode {
  sheet(state: PickerState): Sheet
  /** The sheet after one column changed, since the days depend on the month. */
  turn(state: PickerState, chosen: readonly number[]): Sheet
  value(state: PickerState, chosen: readonly number[]): unknown
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(high, low))

function labels(options: unknown, key: string): string[] {
  return asList(options).map((option) =>
    String(
      key !== '' && typeof option === 'object' && option !== null ? (option as Record<string, unknown>)[key] : option,
    ),
  )
}

function indexIn(value: unknown, options: readonly unknown[]): number {
  const index = Math.trunc(Number(value))
  return Number.isFinite(index) ? clamp(index, 0, options.length - 1) : 0
}

/** One list; its value is the index as a string. */
export const selector: Mode = {
  sheet({ range, rangeKey, value }) {
    const options = labels(range, rangeKey)
    return { columns: [options], chosen: [indexIn(value, options)] }
  },
  turn: (state, chosen) => ({ columns: [labels(state.range, state.rangeKey)], chosen }),
  value: (_state, [index]) => String(index),
}

/** Several lists; its value is the indices. */
export const multiSelector: Mode = {
  sheet({ range, rangeKey, value }) {
    const columns = asList(range).map((options) => labels(options, rangeKey))
    return { columns, chosen: columns.map((options, index) => indexIn(asList(value)[index], options)) }
  },
  turn({ range, rangeKey }, chosen) {
    const columns = asList(range).map((options) => labels(options, rangeKey))
    return { columns, chosen: columns.map((options, index) => indexIn(chosen[index], options)) }
  },
  value: (_state, chosen) => [...chosen],
}
