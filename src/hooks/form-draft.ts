/**
 * Drafts of forms that were open when the session was lost, or when the document was reloaded. They return to the same
 * user only, and stay in memory or in the tab.
 */
import { autorun } from 'mobx'
import { on } from '@/services/events'
import { session } from '@/stores/session'
import { keepOverReload, takeStored } from './draft-storage'

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

/** What has a `drop`, such as a picture, is gone with its document. */
const storable = () => ({
  owner,
  values: [...drafts].flatMap(([name, { value, drop }]) => (drop ? [] : [[name, value] as const])),
})
keepOverReload(storable, () => drafts.clear())
let before = takeStored()

/** Takes over what the document before has kept. */
function restore(): void {
  before?.values.forEach(([name, value]) => drafts.set(name, { value }))
  before = null
}

autorun(() => {
  if (session.user === null) return
  const present = session.user.invitation_code || session.user.email
  if (present !== owner) dropAll()
  if (owner === '' && before?.owner === present) restore()
  owner = present
})

on('signedOut', () => {
  dropAll()
  before = null
  owner = ''
})

/** Keeps a value until its owner takes it. Calls `drop` when that can no longer happen, or when there is no owner. */
export function keepDraft(name: string, value: unknown, drop?: () => void): void {
  if (owner === '') drop?.()
  else drafts.set(name, { value, drop })
}

/** Listens for the moments at which open forms keep what was typed. Returns what ends it. */
export function onLeaving(keep: () => void): () => void {
  const stops = [on('sessionLost', keep), on('pageLeft', keep)]
  return () => stops.forEach((stop) => stop())
}

/** After a reload a form may be there before its user is known. The session says whose it is. */
function restoreForSession(): void {
  if (before === null || owner !== '' || !before.isOf(session.token)) return
  owner = before.owner
  restore()
}

/** Returns the kept value and forgets it. */
export function takeDraft<T>(name: string): T | undefined {
  restoreForSession()
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
