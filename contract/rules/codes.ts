import { CODE_LENGTH } from '../constants'

/** Verification codes (spec §9, gaps §7): digits alone. */
export const CODE_PATTERN = `^[0-9]{${CODE_LENGTH}}$`
