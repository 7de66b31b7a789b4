/** The test cards of the sandbox gateway. Pages send their names; the numbers are only shown (docs/operating.md). */
export const CARDS = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  step: '4000 0027 6000 3184',
  late: '4000 0000 0000 0077',
  twice: '4000 0000 0000 0127',
  never: '4000 0000 0000 0259',
  keeps: '4000 0000 0000 5126',
} as const
export type Card = keyof typeof CARDS

export const CARD_NAMES = Object.keys(CARDS) as Card[]

export const isCard = (name: unknown): name is Card => CARD_NAMES.some((card) => card === name)

/** The delay of the card that answers late. */
export const LATE_MS = 20_000
