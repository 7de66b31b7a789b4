/** Reasons of operators' calls for 2000018, in addition to the general ones; the app never gets these. */
export type DeskReason = 'second_factor'

/** How long a check of the second factor is valid: seconds. */
export const SECOND_FACTOR_S = 600
