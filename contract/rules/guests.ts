/** The signature in the links with which guests reach their orders [rule.guest-links]: when it ends, and a hash. */
export const SIGN_PATTERN = '^[0-9a-z]{1,9}\\.[A-Za-z0-9_-]{43}$'
