/** What became of a user's request, and what a notice says of it [field.request.parts] [field.notice.kind]. */

/** On the wire and as stored; a request that its owner withdrew has failed, too. */
export const OUTCOMES = { failed: -1, pending: 0, success: 1 } as const
export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES]

/** What an operator decides: success approves, failed refuses. */
export const VERDICTS = [OUTCOMES.success, OUTCOMES.failed] as const
export type Verdict = (typeof VERDICTS)[number]
