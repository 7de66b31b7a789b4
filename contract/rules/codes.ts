import { CODE_LENGTH } from '../base/constants'

/** Verification codes [const.code-length]: digits only. */
export const CODE_PATTERN = `^[0-9]{${CODE_LENGTH}}$`
