/**
 * Reasons of the calls of operators and shops for 2000018, in addition to the general ones; the app gets none but `changed` of
 * stock and prices. `changed`: somebody else has changed the data that is to be saved or decided about. `closed`:
 * the account that a decision is for is disabled or closed, or will be.
 */
export const CONSOLE_REASONS = ['second_factor', 'changed', 'closed'] as const
export type ConsoleReason = (typeof CONSOLE_REASONS)[number]

/** How long a check of the second factor is valid: seconds. */
export const SECOND_FACTOR_S = 600

/** When an operator's session ends, however it is used: seconds after the login. */
export const OPERATOR_SESSION_S = 12 * 3_600
