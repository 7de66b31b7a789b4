/**
 * Choosing a variant, as a table. `choice` maps option → value; options without a value are still open.
 *
 * | state | what is chosen | what the screen does |
 * |---|---|---|
 * | empty | nothing | asks for the first option |
 * | partial | some options, and a variant in stock has them all | asks for the options in `missing` |
 * | complete | all options, and that variant is in stock | can be bought: `sku` |
 * | conflict | all options, and no variant has this combination | says so; `alternatives` has values that work |
 * | dead end | a choice that is sold out, whatever is added to it | says so; `alternatives` likewise |
 *
 * A value is impossible when no variant in stock has it together with the other chosen values. It can still be tapped,
 * so that the user is not stuck with a first choice.
 */
export interface VariantSku {
  readonly sku: string
  readonly options: Readonly<Record<string, string>>
  readonly stock: number
}

export interface VariantOption {
  readonly option: string
  readonly name: string
  readonly values: readonly { readonly value: string; readonly name: string }[]
}

export type Choice = Readonly<Record<string, string>>

/**
 * Values of one option that could be bought instead of the chosen one: "Large is sold out in cognac; forest has it".
 */
interface Alternative {
  readonly option: string
  readonly values: readonly string[]
}

export type VariantState<S extends VariantSku> =
  | { readonly state: 'empty' | 'partial'; readonly missing: readonly string[] }
  | { readonly state: 'complete'; readonly sku: S }
  | { readonly state: 'conflict' | 'dead-end'; readonly alternatives: readonly Alternative[] }

const fits = (sku: VariantSku, choice: Choice) =>
  Object.entries(choice).every(([option, value]) => sku.options[option] === value)

function without(choice: Choice, option: string): Choice {
  return Object.fromEntries(Object.entries(choice).filter(([name]) => name !== option))
}

/** Whether a variant in stock has this value together with the choices of the other options. */
export function isPossible(skus: readonly VariantSku[], choice: Choice, option: string, value: string): boolean {
  const tried = { ...without(choice, option), [option]: value }
  return skus.some((sku) => sku.stock > 0 && fits(sku, tried))
}

/** The choice after a tap: selects the value, or deselects it when it was selected. */
export function choose(choice: Choice, option: string, value: string): Choice {
  return choice[option] === value ? without(choice, option) : { ...without(choice, option), [option]: value }
}

function alternatives(skus: readonly VariantSku[], options: readonly VariantOption[], choice: Choice): Alternative[] {
  return options
    .filter(({ option }) => choice[option] !== undefined)
    .map(({ option, values }) => ({
      option,
      values: values.map(({ value }) => value).filter((value) => isPossible(skus, choice, option, value)),
    }))
    .filter(({ values }) => values.length > 0)
}

/** The state of a choice; see the table above. A product without options is complete with its only variant. */
export function variantState<S extends VariantSku>(
  skus: readonly S[],
  options: readonly VariantOption[],
  choice: Choice,
): VariantState<S> {
  const missing = options.map(({ option }) => option).filter((option) => choice[option] === undefined)
  const matching = skus.filter((sku) => fits(sku, choice))
  const sku = matching.find(({ stock }) => stock > 0)
  if (!sku) {
    const state = missing.length === 0 && matching.length === 0 ? 'conflict' : 'dead-end'
    return { state, alternatives: alternatives(skus, options, choice) }
  }
  if (missing.length === 0) return { state: 'complete', sku }
  return { state: missing.length === options.length ? 'empty' : 'partial', missing }
}
