/** Drafts of forms whose session was lost: in memory only, and for the same user only. */
import { autorun } from 'mobx'
import { on } from '@/services/events'
import { session } from '@/stores/session'

interface Draft {
  readonly value: unknown
  readonly drop?: () => void
}

const drafts = new Map<string, Draft>()

/** The owner of the drafts: the user who is logged in, or was until the session was lost. Empty before a login. */
let owner = ''

function dropAll(): void {
  for (const { drop } of drafts.values()) drop?.()
  drafts.clear()
}

autorun(() => {
  if (session.user === null) return
  const present = session.user.invitation_code || session.user.email
  if (present !== owner) dropAll()
  owner = present
})

on('signedOut', () => {
  dropAll()
  owner = ''
})

/** Keeps a value until its owner asks for it; `drop` follows when that is never. What nobody typed is not kept. */
export function keepDraft(name: string, value: unknown, drop?: () => void): void {
  if (owner === '') drop?.()
  else drafts.set(name, { value, drop })
}

/** The value that was kept, once. */
export function takeDraft<T>(name: string): T | undefined {
  const draft = drafts.get(name)
  drafts.delete(name)
  return draft?.value as T | undefined
}

const SECRET = /password/

/** The fields of a form that differ from what stood in them at first; never a password, nor the code in its place. */
export function typedValues<V extends object>(values: V, before: V): Partial<V> {
  const typed = Object.entries(values).filter(
    ([field, value]) => !SECRET.test(field) && value !== before[field as keyof V],
  )
  return Object.fromEntries(typed) as Partial<V>
}
