/** What a handler is given, and how it is declared. */
import type { FastifyBaseLogger } from 'fastify'
import type { Data, Fields } from '@contract/all-calls'
import type { AnyCall, AnyDocumentCall, AnyFileCall, AnyIdempotentCall, allEndpoints } from '@contract/all-endpoints'
import type { Language } from '@contract/languages'
import type { Config } from '../config/config'
import type { Db, Tx } from '../db/types'
import type { Documents } from '../ports/documents'
import type { Archive } from '../files/archive'
import type { Pdf } from '../files/pdf'
import type { Channels } from '../messages/message'
import type { Gateways } from '../ports/card-gateways'
import type { FileStore } from '../files/file-store'
import type { Caller } from '../sessions/caller'

/** Time as the server counts it; tests move it. */
export interface Clock {
  now(): Date
}

type TokenRequired = {
  [N in AnyCall]: (typeof allEndpoints)[N]['token'] extends 'required' ? N : never
}[AnyCall]

export interface Context<N extends AnyCall = AnyCall> {
  /** The transaction of an idempotent call, else a connection: open your own with `transaction(ctx.db, …)`. */
  readonly db: N extends AnyIdempotentCall ? Tx : Db
  /** The fields, decoded and checked against the contract. */
  readonly fields: Fields<N>
  /** The bytes of the field `file`, of calls that carry one. */
  readonly file: N extends AnyFileCall ? Buffer : null
  readonly files: FileStore
  /** What writes documents. */
  readonly documents: Documents
  /** How people are written to. */
  readonly channels: Channels
  /** What addresses of private files are signed with. */
  readonly uploadKey: string
  /** Never null where the contract requires a token. */
  readonly user: N extends TokenRequired ? Caller : Caller | null
  /** The token of a live session. */
  readonly token: string | null
  readonly lang: Language
  /** The moment this request is taken to happen at. */
  readonly now: Date
  /** The caller's network address, through trusted proxies alone. */
  readonly ip: string
  /** The address for rate limits: IPv6 by its /64. */
  readonly network: string
  /** What the caller's program calls itself; empty when it does not. */
  readonly agent: string
  /** The token that identifies a browser or a phone; null without one. */
  readonly device: string | null
  /** Where the caller reached us, such as `http://127.0.0.1:3000`. */
  readonly origin: string
  readonly config: Config
  /** The card gateways that are set up. */
  readonly gateways: Gateways
  /** Those of them that this caller may pay through, the one for new payments first. */
  readonly offered: Gateways
  readonly log: FastifyBaseLogger
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
}

/** What a handler answers: the payload, or a document where the call is for one. */
type Answer<N extends AnyCall> = Data<N> | (N extends AnyDocumentCall ? Pdf | Archive : never)

type Handler<N extends AnyCall> = (context: Context<N>) => Promise<Answer<N>>

/** A handler with the call that it answers, as server/app/handlers.ts collects them. */
export interface CallHandler {
  readonly name: AnyCall
  readonly run: (context: Context) => Promise<unknown>
  readonly before?: (context: Context) => Promise<void>
  readonly after?: (context: Context, data: unknown) => Promise<unknown>
}

/**
 * What may be done before the transaction of a call that happens once per key, and stays whatever becomes of it, such as
 * counting a password. Not when the answer is kept already and only given again.
 */
type Before<N extends AnyCall> = (context: Omit<Context<N>, 'db'> & { readonly db: Db }) => Promise<void>

/** What a call still does once its transaction is over, such as asking another server: it completes the answer. */
type After<N extends AnyCall> = (
  context: Omit<Context<N>, 'db'> & { readonly db: Db },
  data: Data<N>,
) => Promise<Data<N>>

/** Declares the handler of a call. A Refusal that it throws becomes the envelope; anything else is a crash. */
export function handle<N extends AnyCall>(name: N, run: Handler<N>, before?: Before<N>): CallHandler {
  // The server gives a handler the context of its own call, by name; the types cannot follow that through a list.
  return { name, run: run as unknown as CallHandler['run'], before: before as unknown as CallHandler['before'] }
}

/** The same with what follows its transaction; also for a request that is answered again. */
export function handleThen<N extends AnyCall>(name: N, run: Handler<N>, after: After<N>): CallHandler {
  return { ...handle(name, run), after: after as unknown as CallHandler['after'] }
}
