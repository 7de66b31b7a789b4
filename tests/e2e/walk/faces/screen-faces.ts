/** What a screen asks the server for, and what it shows in each of its faces, in the words of the locales. */
import type { Data } from '@contract/all-calls'
import type { CallName } from '@contract/endpoints'
import type { Envelope } from '@contract/envelope'
import type { Seen, Viewer } from '../../h5/support/every-page'
import { emptied, refused } from './moods'

/** Asks the server as the viewer does, beside the app, to know what has to be seen. */
export interface Look {
  readonly seen: Seen
  readonly sender: { readonly token?: string; readonly lang: string }
}

export type Words = () => string

/** What a screen shows without data, and the empty answer. */
export interface Empty {
  readonly call: CallName
  readonly change: (answer: Envelope) => Envelope
  readonly says: Words
}

interface Viewed {
  readonly to: Viewer
}

/** A screen that loads what it shows. */
export interface LoadingFaces extends Viewed {
  /** What has to be there before anything is shown. */
  readonly asks: readonly CallName[]
  /** What can be read while that is on its way. */
  readonly meanwhile: Words
  /** In place of a skeleton. */
  readonly waiting?: Words
  readonly failed: Words
  /** Without a network: the message of everything that did not load, by default. */
  readonly lost?: Words
  /** Something of the server's own that is shown; a screen without says why. */
  readonly shows: ((look: Look) => Promise<string>) | { readonly never: string }
  readonly empty: Empty | { readonly never: string }
  /** It shows the app's cached data, unless the app is started anew. */
  readonly kept?: true
}

/** A screen without loading: why, and what it shows. */
export interface StillFaces extends Viewed {
  readonly still: string
  readonly says: Words
}

export type ScreenFaces = LoadingFaces | StillFaces

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
