/** Why operators' calls are refused with 2000018, beside what any call may be; the app never meets these. */
export type DeskReason = 'second_factor'

/** How long a second factor holds for the calls that ask for one: seconds. */
export const SECOND_FACTOR_S = 600
