/** Who runs the marketplace: the company that terms, support page, privacy notice and invoices name. */
import { ConfigError, type Environment } from './config-error'

export interface Company {
  readonly name: string
  /** On one line. */
  readonly address: string
  readonly email: string
  /** The number under which it pays tax. */
  readonly taxId: string
}

const NAMES = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_EMAIL', 'COMPANY_TAX_ID'] as const
type Name = (typeof NAMES)[number]

const LONGEST = 300
const list = new Intl.ListFormat('en')

/** A text on one line, without what is around it. Throws a ConfigError for another. */
function plain(name: Name, given = ''): string {
  const text = given.trim()
  if (text.length > LONGEST || /[\u0000-\u001f\u007f]/.test(text)) {
    throw new ConfigError(`${name} must be a text on one line, with at most ${LONGEST} characters`)
  }
  return text
}

function missing(names: readonly string[]): ConfigError {
  const what = 'who runs the shop is in its terms and on its invoices (docs/operating.md)'
  return new ConfigError(`${list.format(names)} must be set: ${what}`)
}

/** COMPANY_…; null: none of them is set. Throws a ConfigError that names those which the others lack. */
export function readCompany(env: Environment): Company | null {
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_EMAIL, COMPANY_TAX_ID } = env
  const given: Readonly<Record<Name, string>> = {
    COMPANY_NAME: plain('COMPANY_NAME', COMPANY_NAME),
    COMPANY_ADDRESS: plain('COMPANY_ADDRESS', COMPANY_ADDRESS),
    COMPANY_EMAIL: plain('COMPANY_EMAIL', COMPANY_EMAIL),
    COMPANY_TAX_ID: plain('COMPANY_TAX_ID', COMPANY_TAX_ID),
  }
  const lacking = NAMES.filter((name) => given[name] === '')
  if (lacking.length === NAMES.length) return null
  if (lacking.length > 0) throw missing(lacking)
  const email = given.COMPANY_EMAIL
  if (!/^[^\s<>@"]+@[^\s<>@"]+$/.test(email)) throw new ConfigError('COMPANY_EMAIL must be an e-mail address')
  return { name: given.COMPANY_NAME, address: given.COMPANY_ADDRESS, email, taxId: given.COMPANY_TAX_ID }
}

/** A shop in production does not open without. Throws a ConfigError that names the settings. */
export function requireCompany({ production, company }: { production: boolean; company: Company | null }): void {
  if (production && company === null) throw missing(NAMES)
}

/** Who sends its mails, unless MAIL_FROM says it. */
export const senderOf = ({ name, email }: Company): string => (/[<>"]/.test(name) ? email : `${name} <${email}>`)
