/** A normal run is shorter than the long form: `npm run test:long`, or SOUK_LONG=1 before any of the stages. */
export const isLong = process.env.SOUK_LONG === '1'

/** The number of repetitions in the long form and in a normal run. */
export const inLongForm = (long: number, share: number): number => (isLong ? long : share)
