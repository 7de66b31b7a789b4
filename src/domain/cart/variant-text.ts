interface ChosenOption {
  readonly name: string
  readonly value: string
}

/** The variant of a line for its buyer, each value with its property: "Pack: One, Colour: red". Empty without options. */
export const variantText = (options: readonly ChosenOption[]): string =>
  options.map(({ name, value }) => `${name}: ${value}`).join(', ')
