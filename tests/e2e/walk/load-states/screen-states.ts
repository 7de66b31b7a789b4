/** The calls of a screen, and what it shows in each load state, in the texts of the locales. */
import type { Data } from '@contract/all-calls'
import type { Envelope } from '@contract/base/envelope'
import type { Seen, Viewer } from '../../h5/support/every-page'
import { emptied, refused, type CallName } from './fault-proxy'

/** Calls the server as the viewer, separately from the app, to get the expected content. */
export interface Look {
  readonly seen: Seen
  readonly sender: { readonly token?: string; readonly lang: string }
}

export type Words = () => string

/** What a screen shows without data, and its empty answer. */
export interface Empty {
  readonly call: CallName
  readonly change: (answer: Envelope) => Envelope
  readonly says: Words
}

interface Viewed {
  readonly to: Viewer
}

/** A screen that loads data. */
export interface LoadingStates extends Viewed {
  /** The calls that the screen needs before it shows anything. */
  readonly asks: readonly CallName[]
  /** The texts that are shown during loading. */
  readonly meanwhile: Words
  /** Shown instead of a skeleton. */
  readonly waiting?: Words
  readonly failed: Words
  /** The text without a network; by default the general message. */
  readonly lost?: Words
  /** Data of the server that the screen shows, or the reason why it shows none. */
  readonly shows: ((look: Look) => Promise<string>) | { readonly never: string }
  readonly empty: Empty | { readonly never: string }
  /** Whether it shows the app's cached data until a restart. */
  readonly kept?: true
}

/** A screen without loading: why, and what it shows. */
export interface StillStates extends Viewed {
  readonly still: string
  readonly says: Words
}

export type ScreenStates = LoadingStates | StillStates

export const none = (call: CallName, says: Words): Empty => ({ call, change: emptied, says })
export const unknown = (call: CallName, code: number, says: Words): Empty => ({ call, change: refused(code), says })

/** A payload with something else in it. */
export function without<N extends CallName>(call: N, says: Words, part: (data: Data<N>) => Partial<Data<N>>): Empty {
  const change = (answer: Envelope): Envelope => {
    const data = answer.data as Data<N>
    return { ...answer, data: { ...(data as object), ...part(data) } }
  }
  return { call, change, says }
}
