/** Turns the lines of a product into the fields of sellerProductSave, as its editor would send them. Pure. */
import type { Fields } from '@contract/all-calls'
import { STOCK_MAX } from '@contract/base/constants'
import {
  BRAND_NAME_MAX,
  GROUNDS,
  NO_BRAND,
  PRODUCT_TEXT_MAX,
  type ProductState,
} from '@contract/base/product-constants'
import type { ImportFault } from '@contract/base/import-constants'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { usd } from '../../../kernel/text/usd'
import type { ProductDetails, SkuRow } from '../../seller/products/product-details'
import { TEXT_PREFIXES } from '../columns'
import type { FileLine } from '../file/read-file'
import { codeOf } from './group'
import { sourcesOf } from './images'
import { axesOf, choiceOfLine, type SentAxis } from './options'
import type { Shelf } from './shelf'

type Sent = Fields<'sellerProductSave'>
type SentSku = NonNullable<Sent['skus']>[number]

const WANTED_STATES = ['draft', 'listed', 'withdrawn'] as const
export type WantedState = (typeof WANTED_STATES)[number]

export interface Known {
  readonly shelf: Shelf
  /** The path of a picture that this market has, by its source; undefined: it has to be fetched. */
  pictureOf(source: string): string | undefined
}

/** A stock that a line sets: its variant's place in `sent.skus`, for variants that exist. */
interface NewStock {
  readonly skuId: bigint
  readonly stock: number
  readonly line: FileLine
}

export interface Proposal {
  /** Without product_id, version and pictures that have to be fetched. */
  readonly sent: Sent
  readonly faults: readonly ImportFault[]
  /** The line of each variant in `sent.skus`; undefined: the file has none for it. */
  readonly lineOfSku: readonly (FileLine | undefined)[]
  readonly stocks: readonly NewStock[]
  readonly state: WantedState | null
  /** A brand that has to be made first. */
  readonly brand: string | null
  /** All pictures of the product in order, if one of them has to be fetched. */
  readonly images: readonly string[] | null
  /** The same of variants, by their SKU in capitals. */
  readonly skuImages: ReadonlyMap<string, string>
}

const TEXTS = TEXT_PREFIXES.flatMap((prefix) =>
  LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, PRODUCT_TEXT_MAX[prefix]] as const),
)

const WHOLE = /^[0-9]{1,10}$/

class Proposing {
  readonly faults: ImportFault[] = []
  readonly sent: Record<string, unknown> = {}
  brand: string | null = null

  constructor(
    private readonly goods: ProductDetails | null,
    private readonly known: Known,
  ) {}

  fault({ line }: FileLine, column: string, rule: ImportFault['rule'], params?: ImportFault['params']): void {
    this.faults.push({ line, column, rule, ...(params ? { params } : {}) })
  }

  /** A whole number, or undefined for an absent and a wrong one. */
  number(line: FileLine, column: string, max: number): number | undefined {
    const text = line.cells[column]
    if (text === undefined) return undefined
    if (!WHOLE.test(text)) this.fault(line, column, text === '' ? 'required' : 'format')
    else if (Number(text) > max) this.fault(line, column, 'max', { limit: max })
    else return Number(text)
    return undefined
  }

  oneOf<T extends string>(line: FileLine, column: string, allowed: readonly T[]): T | undefined {
    const text = line.cells[column]
    if (text === undefined) return undefined
    const found = allowed.find((each) => each === text.toLowerCase())
    if (found === undefined) this.fault(line, column, text === '' ? 'required' : 'one_of')
    return found
  }

  texts(first: FileLine): void {
    for (const [column, limit] of TEXTS) {
      const text = first.cells[column]
      if (text === undefined) continue
      if (text.length > limit) this.fault(first, column, 'max_length', { limit })
      else this.sent[column] = text
    }
  }

  category(first: FileLine): void {
    const text = first.cells.category
    if (text === undefined) return
    if (this.goods && this.known.shelf.pathOf(this.goods.row.categoryId) === text) return
    const found = this.known.shelf.category(text)
    if ('id' in found) this.sent.category_id = found.id
    else this.fault(first, 'category', found.rule, { text: text.slice(0, 120) })
  }

  brandOf(first: FileLine): void {
    const cell = first.cells.brand
    if (cell === undefined && this.goods) return
    const name = cell === undefined || cell === '' ? NO_BRAND : cell
    const id = this.known.shelf.brand(name)
    if (id === null) this.fault(first, 'brand', 'one_of', { text: name.slice(0, BRAND_NAME_MAX) })
    else if (id !== undefined) this.sent.brand_id = id
    else if (name.length > BRAND_NAME_MAX) this.fault(first, 'brand', 'max_length', { limit: BRAND_NAME_MAX })
    else this.brand = name
  }

  /** The paths of the pictures of a cell, or its sources if one of them has to be fetched; null: the cell is absent. */
  pictures(line: FileLine, column: string, most: number) {
    const cell = line.cells[column]
    if (cell === undefined) return null
    const { sources, rule } = sourcesOf(cell)
    if (rule !== null || sources.length > most) {
      this.fault(line, column, rule ?? 'max', rule === 'format' ? undefined : { limit: most })
      return null
    }
    const paths = sources.map((source) => this.known.pictureOf(source))
    return paths.includes(undefined) ? { sources } : { paths: paths as string[] }
  }

  /** The variant after its line; `row` is null for a new one. */
  sku(line: FileLine | undefined, row: SkuRow | null, axes: readonly SentAxis[]): SentSku {
    const cells = line?.cells ?? {}
    const before: Partial<SentSku> = row
      ? {
          ...{
            sku_id: String(row.id),
            discontinued: row.discontinued,
            image: row.image === null ? null : { path: row.image },
          },
          special_price: row.specialPriceMinor === null ? null : usd(row.specialPriceMinor),
        }
      : {}
    const special = cells.special_price === '' ? null : cells.special_price
    return {
      ...before,
      sku: row?.sku ?? cells.sku ?? '',
      options: (line && choiceOfLine(line, axes)) ?? row?.options ?? {},
      price: (cells.price ?? (row ? usd(row.priceMinor) : '')).slice(0, 40),
      ...(special === undefined ? {} : { special_price: special?.slice(0, 40) ?? null }),
    }
  }
}

/** The axes as the save has them, for choices of variants that the file does not change. */
const axesOfGoods = (goods: ProductDetails | null): SentAxis[] =>
  (goods?.options ?? []).map(({ option, names, values }) => ({
    ...{ option, names_en: names.en },
    values: values.map(({ value, names: named }) => ({ value, names_en: named.en })),
  }))

/** What a group of lines asks for. `goods` is the product that it changes; null: a new one. */
export function propose(lines: readonly FileLine[], goods: ProductDetails | null, known: Known): Proposal {
  const [first] = lines
  if (!first) throw new Error('a group has a line')
  const making = new Proposing(goods, known)
  making.texts(first)
  making.category(first)
  making.brandOf(first)
  const tax = making.number(first, 'tax_rate', 10_000)
  if (tax !== undefined) making.sent.tax_rate = tax
  const ground = making.oneOf(first, 'ground', GROUNDS)
  if (ground !== undefined) making.sent.ground = ground

  const sentAxes = axesOf(lines, goods?.options ?? [])
  if (sentAxes) making.sent.options = sentAxes
  const axes = sentAxes ?? axesOfGoods(goods)
  const byCode = new Map(lines.map((line) => [codeOf(line), line]))
  const rows = goods?.skus ?? []
  const present = new Set(rows.map(({ sku }) => sku.toUpperCase()))
  const added = lines.filter((line) => !present.has(codeOf(line)))
  const all = [
    ...rows.map((row) => ({ row, line: byCode.get(row.sku.toUpperCase()) })),
    ...added.map((line) => ({ row: null, line })),
  ]

  const images = making.pictures(first, 'images', 12)
  if (images?.paths) making.sent.images = images.paths.map((path) => ({ path }))
  const stocks: NewStock[] = []
  const skuImages = new Map<string, string>()
  making.sent.skus = all.map(({ row, line }) => {
    const sku = making.sku(line, row, axes)
    if (!line) return sku
    const stock = making.number(line, 'stock', STOCK_MAX)
    if (stock !== undefined && row) stocks.push({ skuId: row.id, stock, line })
    const picture = making.pictures(line, 'sku_image', 1)
    if (picture?.sources) skuImages.set(codeOf(line), picture.sources[0] ?? '')
    const shown = picture?.paths ? { image: picture.paths[0] === undefined ? null : { path: picture.paths[0] } } : {}
    return { ...sku, ...shown, ...(stock !== undefined && !row ? { stock } : {}) }
  })
  const state = making.oneOf(first, 'state', WANTED_STATES) ?? null
  return {
    sent: making.sent as Sent,
    faults: [...lines.flatMap(({ faults }) => faults), ...making.faults],
    lineOfSku: all.map(({ line }) => line),
    stocks,
    state,
    brand: making.brand,
    images: images?.sources ?? null,
    skuImages,
  }
}

/** Whether a product with this wanted state is off sale afterwards; null: it stays as it is. */
export const leavesSaleFor = (wanted: WantedState | null): wanted is 'draft' | 'withdrawn' =>
  wanted === 'draft' || wanted === 'withdrawn'

type Move = 'submit' | 'withdraw' | 'draft' | 'rest'

/** The moves to `withdrawn`; `rest` is that of a product that is not on sale anyway. */
const WITHDRAWING: Readonly<Record<Exclude<ProductState, 'blocked'>, readonly Move[]>> = {
  draft: ['rest'],
  review: ['draft', 'rest'],
  listed: ['withdraw'],
  withdrawn: [],
}

/** The states from which the wanted one is reached by these moves; null: it cannot be reached. */
export function movesTo(
  from: ProductState,
  wanted: WantedState,
): readonly ('submit' | 'withdraw' | 'draft' | 'rest')[] | null {
  if (from === 'blocked') return null
  if (wanted === 'listed') return from === 'listed' || from === 'review' ? [] : ['submit']
  if (wanted === 'draft') {
    if (from === 'draft') return []
    return from === 'listed' ? ['withdraw', 'draft'] : ['draft']
  }
  return WITHDRAWING[from]
}
