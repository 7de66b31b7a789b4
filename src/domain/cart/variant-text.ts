interface ChosenOption {
  readonly name: string
  readonly value: string
}

/** The variant of a line for its buyer, each value with its property: "Pack: One, Colour: red". Empty without options. */
export const variantText = (options: readonly ChosenOption[]): string =>
  options.map(({ name, value }) => `${name}: ${value}`).join(', ')

/** The variant with further facts of its line: "Size: EU 40 · 2 pieces". What is empty is left out. */
export const variantWith = (options: readonly ChosenOption[], ...facts: readonly string[]): string =>
  [variantText(options), ...facts].filter(Boolean).join(' · ')
