/** Axes and variants: what becomes of one when the other changes. Pure. */
import { FALLBACK_LANGUAGE } from '@contract/base/languages'
import { EMPTY_SKU, namesFrom, type Draft, type DraftOption, type DraftSku, type DraftValue } from './draft'

type Chosen = DraftSku['options']
type Part = Pick<Draft, 'options' | 'skus'>

const KEY_MAX = 40

/** A key from an English name, which no other of these has: `Dark red` → `dark-red`. It stays when the name changes. */
export function keyFor(name: string, taken: readonly string[]): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[^0-9A-Za-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, KEY_MAX - 4)
  const stem = slug || 'o'
  const names = [...(slug ? [stem] : []), ...Array.from({ length: 100 }, (_, number) => `${stem}${number + 1}`)]
  return names.find((key) => !taken.includes(key)) ?? stem
}

const choiceOf = (options: Chosen) => JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Every choice of one value for each axis; one empty choice without axes. */
export function combinations(options: readonly DraftOption[]): Chosen[] {
  return options.reduce<Chosen[]>(
    (all, { option, values }) => all.flatMap((chosen) => values.map(({ value }) => ({ ...chosen, [option]: value }))),
    [{}],
  )
}

/** The choices that no variant has. */
export function missing({ options, skus }: Part): Chosen[] {
  const there = new Set(skus.map((sku) => choiceOf(sku.options)))
  return combinations(options).filter((chosen) => !there.has(choiceOf(chosen)))
}

/** A SKU for a choice: what the others begin with, and the keys of the values. */
function codeFor(chosen: Chosen, skus: readonly DraftSku[]): string {
  const stem = /^[0-9A-Za-z_.]+/.exec(skus.find(({ sku }) => sku !== '')?.sku ?? '')?.[0] ?? ''
  return [stem, ...Object.values(chosen)].filter(Boolean).join('-').toUpperCase().slice(0, 64)
}

/** The variants with one for each missing choice, at the price of the first. */
export function withMissing(part: Part): DraftSku[] {
  const { skus } = part
  const made = missing(part).map((chosen) => ({
    ...EMPTY_SKU,
    options: chosen,
    sku: codeFor(chosen, skus),
    price: skus[0]?.price ?? '',
  }))
  return [...skus, ...made]
}

/** Without an axis a choice can be there twice: the first variant of each stays. */
function each<S extends { readonly options: Chosen }>(skus: readonly S[]): S[] {
  const seen = new Set<string>()
  return skus.filter(({ options }) => {
    const choice = choiceOf(options)
    return !seen.has(choice) && seen.add(choice)
  })
}

const english = (name: string) => namesFrom((code) => (code === FALLBACK_LANGUAGE ? name : ''))
const newValue = (name: string, taken: readonly string[]): DraftValue => ({
  value: keyFor(name, taken),
  names: english(name),
  image: null,
})

/** A new axis with its first value, which the variants that are there have. */
export function addOption({ options, skus }: Part, name: string, value: string): Part {
  const option = keyFor(
    name,
    options.map((known) => known.option),
  )
  const first = newValue(value, [])
  return {
    options: [...options, { option, names: english(name), values: [first] }],
    skus: skus.map((sku) => ({ ...sku, options: { ...sku.options, [option]: first.value } })),
  }
}

export function removeOption({ options, skus }: Part, option: string): Part {
  const without = ({ [option]: _, ...rest }: Chosen): Chosen => rest
  return {
    options: options.filter((known) => known.option !== option),
    skus: each(skus.map((sku) => ({ ...sku, options: without(sku.options) }))),
  }
}

/** A new value of an axis; its variants are made by `withMissing`. */
export function addValue({ options, skus }: Part, option: string, name: string): Part {
  return {
    skus,
    options: options.map((known) =>
      known.option === option
        ? {
            ...known,
            values: [
              ...known.values,
              newValue(
                name,
                known.values.map(({ value }) => value),
              ),
            ],
          }
        : known,
    ),
  }
}

/** Without a value, and without the variants that have it. */
export function removeValue({ options, skus }: Part, option: string, value: string): Part {
  return {
    options: options.map((known) =>
      known.option === option ? { ...known, values: known.values.filter((other) => other.value !== value) } : known,
    ),
    skus: skus.filter((sku) => sku.options[option] !== value),
  }
}
