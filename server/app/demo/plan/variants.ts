/** The variants of a product: its axes and its SKUs. */
import type { OptionValue } from '../../../kernel/db/schema/catalogue'
import type { Pictures } from '../pictures'
import type { Random } from '../random'
import { COLOURS, OPTION_NAMES, PACKS, SIZES } from '../vocabulary/options'
import type { Sizes } from '../vocabulary/products/base'
import type { SixTexts } from '../vocabulary/texts'

export interface PlannedOption {
  readonly option: keyof typeof OPTION_NAMES
  readonly names: SixTexts
  readonly values: readonly (OptionValue & { readonly factor: number })[]
}

export interface PlannedSku {
  readonly sku: string
  readonly options: Readonly<Record<string, string>>
  readonly cents: number
  readonly special: number | null
  readonly stock: number
  readonly image: string | null
}

interface Wanted {
  readonly colours: Pictures['colours']
  readonly sizes?: Sizes
  /** Sold by ones, threes and sixes. */
  readonly packs: boolean
}

const named = (names: SixTexts | undefined, value: string): SixTexts => {
  if (names === undefined) throw new Error(`The vocabulary has no name for ${value}.`)
  return names
}

export function plannedOptions({ colours, sizes, packs }: Wanted): PlannedOption[] {
  const options: PlannedOption[] = []
  if (colours.length > 1) {
    const values = colours.map(({ colour, path }) => ({
      value: colour,
      names: named(COLOURS[colour], colour),
      image: path,
      factor: 1,
    }))
    options.push({ option: 'color', names: OPTION_NAMES.color, values })
  }
  if (sizes !== undefined) {
    const values = Object.entries(SIZES[sizes]).map(([value, names]) => ({ value, names, factor: 1 }))
    options.push({ option: 'size', names: OPTION_NAMES.size, values })
  }
  if (packs) {
    const values = PACKS.map(({ value, names, factor }) => ({ value, names, factor }))
    options.push({ option: 'pack', names: OPTION_NAMES.pack, values })
  }
  return options
}

interface Combination {
  readonly options: Readonly<Record<string, string>>
  readonly factor: number
  readonly image: string | null
}

function combinations(options: readonly PlannedOption[]): Combination[] {
  return options.reduce<Combination[]>(
    (made, { option, values }) =>
      made.flatMap((one) =>
        values.map((value) => ({
          options: { ...one.options, [option]: value.value },
          factor: one.factor * value.factor,
          image: value.image ?? one.image,
        })),
      ),
    [{ options: {}, factor: 1, image: null }],
  )
}

type Supply = 'out' | 'few' | 'plenty'

/** Of a hundred products four are sold out and eight have at most nine left. */
function supply(random: Random): Supply {
  const drawn = random.next()
  if (drawn < 0.04) return 'out'
  return drawn < 0.12 ? 'few' : 'plenty'
}

function stockOf(random: Random, kind: Supply, index: number, alone: boolean): number {
  if (kind === 'out') return 0
  if (kind === 'few') return index === 0 ? random.whole(1, 9) : 0
  return !alone && index > 0 && random.chance(0.14) ? 0 : random.whole(12, 140)
}

const roundToTen = (cents: number) => Math.round(cents / 10) * 10

/** One SKU per combination, the first always the cheapest; a product without axes has one. */
export function plannedSkus(
  random: Random,
  code: string,
  options: readonly PlannedOption[],
  cents: number,
  special: number | null,
): PlannedSku[] {
  const kind = supply(random)
  const made = combinations(options)
  return made.map(({ options: chosen, factor, image }, index) => ({
    sku: [code, ...Object.values(chosen)].join('-').toUpperCase(),
    options: chosen,
    cents: factor === 1 ? cents : roundToTen(cents * factor),
    special: special === null || factor === 1 ? special : roundToTen(special * factor),
    stock: stockOf(random, kind, index, made.length === 1),
    image,
  }))
}
