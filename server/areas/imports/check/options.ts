/** The axes and values that the lines of a product name [rule.import-check]. Pure. */
import { OPTIONS_MAX } from '@contract/base/product-constants'
import { LANGUAGE_CODES } from '@contract/base/languages'
import type { OptionValue } from '../../../kernel/db/schema/catalogue'
import type { Texts } from '../../../kernel/text/texts'
import type { Cells, FileLine } from '../file/read-file'

interface Axis {
  readonly option: string
  readonly names: Texts
  readonly values: readonly OptionValue[]
}

/** Axes in the fields of sellerProductSave; pictures of values stay. */
export interface SentAxis {
  readonly option: string
  readonly values: readonly SentValue[]
  readonly [name: `names_${string}`]: string
}
interface SentValue {
  readonly value: string
  readonly image?: { readonly path: string }
  readonly [name: `names_${string}`]: string | { readonly path: string } | undefined
}

const KEY_MAX = 40
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** A key for a new name: its letters and digits, or a number if it has none, and never one that is taken. */
function newKey(name: string, taken: readonly string[], letter: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, KEY_MAX - 4)
  if (plain !== '' && !taken.includes(plain)) return plain
  for (let number = taken.length + 1; ; number += 1) {
    const key = plain === '' ? `${letter}${number}` : `${plain}-${number}`
    if (!taken.includes(key)) return key
  }
}

/** The names after the file: those from before, and the cells `column` (English) and `column_th`. */
function namesOf(before: Texts | undefined, column: string, lines: readonly Cells[]) {
  const cellOf = (name: string) => lines.find((cells) => cells[name] !== undefined)?.[name]
  const all = LANGUAGE_CODES.map((code) => {
    const text = cellOf(code === 'en' ? column : `${column}_${code}`) ?? before?.[code] ?? ''
    return [`names_${code}`, text] as const
  })
  return Object.fromEntries(all.filter(([name, text]) => name === 'names_en' || text !== ''))
}

function valuesOf(lines: readonly FileLine[], number: number, before: Axis | undefined): SentValue[] {
  const column = `value_${number}`
  const values = [...(before?.values ?? [])].map((each) => ({ ...each, isNew: false }))
  for (const { cells } of lines) {
    const name = cells[column]
    if (name === undefined || name === '' || values.some(({ names }) => same(names.en, name))) continue
    const key = newKey(
      name,
      values.map(({ value }) => value),
      'v',
    )
    values.push({ value: key, names: { en: name }, isNew: true })
  }
  return values.map(({ value, names, image }) => {
    const mine = lines.map(({ cells }) => cells).filter((cells) => same(cells[column] ?? '', names.en))
    return { value, ...namesOf(names, column, mine), ...(image === undefined ? {} : { image: { path: image } }) }
  })
}

/**
 * The axes of a product after the file, or null if no line names one: then they stay. The axes are those that the lines
 * name, in the order of their numbers; an axis or a value that the product has keeps its key, whatever its capitals.
 */
export function axesOf(lines: readonly FileLine[], present: readonly Axis[]): readonly SentAxis[] | null {
  const axes: SentAxis[] = []
  for (let number = 1; number <= OPTIONS_MAX; number += 1) {
    const column = `option_${number}`
    const name = lines.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column]
    if (name === undefined) continue
    const before = present.find(({ names }) => same(names.en, name))
    const taken = [...present.map(({ option }) => option), ...axes.map(({ option }) => option)]
    const mine = lines.map(({ cells }) => cells).filter((cells) => same(cells[column] ?? '', name))
    axes.push({
      option: before?.option ?? newKey(name, taken, 'o'),
      ...namesOf(before?.names, column, mine),
      values: valuesOf(lines, number, before),
    } as SentAxis)
  }
  return axes.length === 0 ? null : axes
}

/**
 * The choice of a line: the keys of its values. Null if it names none, so that the variant's choice stays; a line that
 * names another axis at a number than the lines before gets none for it, which the check of variants then refuses.
 */
export function choiceOfLine({ cells }: FileLine, axes: readonly SentAxis[]): Record<string, string> | null {
  const chosen: Record<string, string> = {}
  let names = false
  for (let number = 1; number <= OPTIONS_MAX; number += 1) {
    const option = cells[`option_${number}`] ?? ''
    const value = cells[`value_${number}`] ?? ''
    if (option === '' && value === '') continue
    names = true
    const axis = option === '' ? axes[number - 1] : axes.find((each) => same(each.names_en ?? '', option))
    const key = axis?.values.find((each) => same(String(each.names_en ?? ''), value))?.value
    if (axis && key !== undefined) chosen[axis.option] = key
  }
  return names ? chosen : null
}
