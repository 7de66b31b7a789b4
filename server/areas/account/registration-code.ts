/** The code that a registration needs where the operator wants one: only the owner of an address learns about it. */
import { Code } from '@contract/base/codes'
import { plainDigits } from '@contract/rules/typed-text'
import type { Db, Tx } from '../../kernel/db/types'
import type { Context } from '../../kernel/http/context'
import { fieldRefusal } from '../../kernel/http/refusal'
import { readWebsiteConfig } from '../settings/website-config'
import { checkCode, spendCode, type CodeSubject } from './codes/codes'

const subjectOf = (email: string): CodeSubject => ({ purpose: 'register', who: email })

interface Asked extends Pick<Context, 'config' | 'now'> {
  readonly db: Db
  readonly fields: { readonly code?: string | undefined }
}

/** What proves the address, for `spendRegistrationCode`; null: no code is needed. Throws 2000002 and 1000009. */
export async function checkRegistrationCode({ db, fields, config, now }: Asked, email: string): Promise<string | null> {
  if (!(await readWebsiteConfig(db, config)).mail_code) return null
  const code = plainDigits(fields.code ?? '')
  if (code === '') throw fieldRefusal(Code.missingParameters, [{ field: 'code', rule: 'required' }])
  return checkCode(db, subjectOf(email), { code, now })
}

export async function spendRegistrationCode(tx: Tx, email: string, proof: string | null): Promise<void> {
  if (proof !== null) await spendCode(tx, subjectOf(email), proof)
}
