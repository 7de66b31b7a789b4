const NAMES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  EPIPE: 'ERR_CONNECTION_RESET',
  UND_ERR_SOCKET: 'ERR_CONNECTION_CLOSED',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  EHOSTUNREACH: 'ERR_ADDRESS_UNREACHABLE',
  ENETUNREACH: 'ERR_ADDRESS_UNREACHABLE',
  EADDRNOTAVAIL: 'ERR_ADDRESS_INVALID',
  ETIMEDOUT: 'ERR_CONNECTION_TIMED_OUT',
  UND_ERR_CONNECT_TIMEOUT: 'ERR_CONNECTION_TIMED_OUT',
  CERT_HAS_EXPIRED: 'ERR_CERT_DATE_INVALID',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ERR_CERT_AUTHORITY_INVALID',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ERR_CERT_COMMON_NAME_INVALID',
}

const REDIRECTS = /redirect count exceeded/
const BLOCKED_PORT = /^bad port$/

/** The parts of an error that are read here. It may come from another realm, so `instanceof` does not work. */
interface NodeError {
  readonly message?: string
  readonly code?: unknown
  readonly cause?: unknown
  /** for a name with several addresses: one error per address */
  readonly errors?: readonly unknown[]
}

/** Chromium's, and so WeChat's, name for the reason why Node could not reach a server; else Node's own message. */
export function netErrorName(error: unknown): string {
  const { code, message = String(error) } = innermost(error)
  if (REDIRECTS.test(message)) return 'ERR_TOO_MANY_REDIRECTS'
  if (BLOCKED_PORT.test(message)) return 'ERR_UNSAFE_PORT'
  return NAMES[String(code)] ?? message
}

function innermost(error: unknown): NodeError {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const { cause, errors } = error as NodeError
  const deeper = errors?.[0] ?? cause
  return deeper === undefined ? (error as NodeError) : innermost(deeper)
}
