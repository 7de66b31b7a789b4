/** A run takes a share of what the long form does: `npm run test:long`, or SOUK_LONG=1 before any of the stages. */
export const isLong = process.env.SOUK_LONG === '1'

/** So many in the long form, and so many in each run. */
export const inLongForm = (long: number, share: number): number => (isLong ? long : share)
