/**
 * The subject of a row: what users see in the app, what sellers and operators see in the console, what the server
 * answers, or what works internally.
 */
export const KINDS = ['seen', 'console', 'answered', 'internal'] as const
export type Kind = (typeof KINDS)[number]

/** The names of the kinds on the page. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  seen: 'seen by a person',
  console: 'seen in the console',
  answered: 'answered by the server',
  internal: 'internal',
}

const one = (family: string, names: string) => new RegExp(`^${family}\\.(${names})$`)

/**
 * Screens, labels of states, messages for codes and failures, and maps; in other families, what users enter and see.
 */
const SEEN = [
  /^(route|screen|code|transport|face|advert|map)\./,
  one('state', 'to_be_paid|paid|to_be_shipped|shipped|in_transit|delivered|receipt_confirmed|completed|cancelled'),
  one('state', 'application|wallet-record'),
  one('rule', 'password-(length|common|own|confirm)|terms|invitation|english-names|email|recharge-min|signature'),
  one('rule', 'buy-now|price-rounding|amount-truncation|phone-66|rate|colour|relative-time|seller-link|name-fallback'),
  one('rule', 'leaving|export'),
  one('const', 'languages|default-language|default-currency|page-loading|toast-3s|loading-overlay'),
  one('const', 'number-box|code-length|sms-countdown|layers'),
  one('session', 'logout|items-count|cart-merge|chat-script|notice-flag'),
  one('field', 'client\\.(locale|counts)'),
  /^(role\.(visitor|seller)|money\.pay-button|stock\.inactive|wire\.form-errors|start\.offline)$/,
  one('upload', 'progress|retry'),
]

const INSIDE = [
  /^(const|storage|start|durable)\./,
  /^field\.device\./,
  one('session', 'login|token-header'),
  one('wire', 'headers|form|upload|idempotency-intent'),
  one('money', 'exact|split'),
]

const ANSWERED =
  /^(call|answer|field|tab|timer|state|action|rule|money|stock|role|ops|wire|limit|session|upload|documents)\./

/** The kind of a row, by its id. Throws a RangeError for an unknown family. */
export function kindOf(id: string): Kind {
  if (/^console\./.test(id)) return 'console'
  if (SEEN.some((rows) => rows.test(id))) return 'seen'
  if (INSIDE.some((rows) => rows.test(id))) return 'internal'
  if (ANSWERED.test(id)) return 'answered'
  throw new RangeError(`tests/conformance/kinds.ts has no kind for ${id}`)
}
