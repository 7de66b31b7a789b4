/** Drafts of forms that were open when the session was lost. They stay in memory, and return to the same user only. */
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

/** Keeps a value until its owner takes it. Calls `drop` when that can no longer happen, or when there is no owner. */
export function keepDraft(name: string, value: unknown, drop?: () => void): void {
  if (owner === '') drop?.()
  else drafts.set(name, { value, drop })
}

/** Returns the kept value and forgets it. */
export function takeDraft<T>(name: string): T | undefined {
  const draft = drafts.get(name)
  drafts.delete(name)
  return draft?.value as T | undefined
}

const SECRET = /password/

/** The fields of a form that differ from their initial values, without passwords and codes. */
export function typedValues<V extends object>(values: V, before: V): Partial<V> {
  const typed = Object.entries(values).filter(
    ([field, value]) => !SECRET.test(field) && value !== before[field as keyof V],
  )
  return Object.fromEntries(typed) as Partial<V>
}
