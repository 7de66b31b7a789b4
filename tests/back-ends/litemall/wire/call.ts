/** One request as the functions behind the paths see it, and what they give back. */
import type { Answer } from './answers'
import { notLoggedIn, Refusal } from './answers'
import type { Body } from './body'
import type { Query } from './query'
import type { Shop } from '../shop/shop'

/** A request on its way through a call. */
export interface Call {
  readonly shop: Shop
  /** The user of the session, or null without one. */
  readonly userId: number | null
  readonly query: Query
  readonly body: Body
}

/** Bytes that go out as they are, without the envelope. */
export interface Download {
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
  /** The name under which a browser saves it, if it should. */
  readonly saveAs?: string
}

/** What stands behind a path. */
type Handler = (call: Call) => Answer

/** Paths below `/wx/`, each with its method and what stands behind it. */
export type Calls = Readonly<Record<string, readonly ['GET' | 'POST', Handler]>>

/** The user of the session; a call without one ends here. */
export function userOf({ userId }: Call): number {
  if (userId === null) throw new Refusal(notLoggedIn())
  return userId
}
