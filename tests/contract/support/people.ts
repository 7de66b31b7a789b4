/** Buyers for single tests. */
import type { Fields } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { ok } from './client'

export interface Buyer {
  readonly token: string
  readonly email: string
  readonly password: string
  readonly invitationCode: string
}

let made = 0

/** An unused address. */
export function freshEmail(): string {
  made += 1
  return `buyer-${process.pid}-${Date.now()}-${made}@souk.test`
}

export const PASSWORD = 'three-small-goats'

export function registration(email = freshEmail()): Fields<'register'> {
  return { name: 'Ada Lovelace', email, password: PASSWORD, password_confirm: PASSWORD, terms: true }
}

/** A registered buyer with only the demo's welcome credit. */
export async function newBuyer(): Promise<Buyer> {
  const fields = registration()
  const session = await ok('register', fields)
  return {
    token: session['access-token'],
    email: fields.email,
    password: PASSWORD,
    invitationCode: session.user.invitation_code,
  }
}

export function addressFields(): Fields<'addressAdd'> {
  return {
    name: 'Ada Lovelace',
    street: '12 Wireless Road',
    zip: '10330',
    city: 'Bangkok',
    state: 'Bangkok',
    country: 'TH',
    phone: '+66812345678',
    email: 'ada@souk.test',
  }
}

/** The id of a new address of the buyer. */
export async function newAddress({ token }: Buyer): Promise<string> {
  const { address_list: list } = await ok('addressAdd', addressFields(), { token })
  const newest = one([...list].sort((a, b) => Number(BigInt(b.address_id) - BigInt(a.address_id))))
  return newest.address_id
}
