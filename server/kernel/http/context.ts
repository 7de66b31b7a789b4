/** The context of a handler, and how a handler is declared. */
import type { FastifyBaseLogger } from 'fastify'
import type { Data, Fields } from '@contract/all-calls'
import type {
  AnyCall,
  AnyDocumentCall,
  AnyFileCall,
  AnyIdempotentCall,
  AnySpooledCall,
  allEndpoints,
} from '@contract/endpoints/all'
import type { Language } from '@contract/base/languages'
import type { Config } from '../config/config'
import type { Db, Tx } from '../db/types'
import type { Documents } from '../ports/documents'
import type { Archive } from '../files/archive'
import type { Csv } from '../files/csv'
import type { Pdf } from '../files/pdf'
import type { Channels } from '../messages/message'
import type { Gateways } from '../ports/card-gateways'
import type { FileStore } from '../files/file-store'
import type { Caller } from '../sessions/caller'
import type { SpooledFile } from './read-form'

/** The server's clock; tests move it. */
export interface Clock {
  now(): Date
}

type TokenRequired = {
  [N in AnyCall]: (typeof allEndpoints)[N]['token'] extends 'required' ? N : never
}[AnyCall]

export interface Context<N extends AnyCall = AnyCall> {
  /** The transaction of an idempotent call, else a connection: open your own with `transaction(ctx.db, …)`. */
  readonly db: N extends AnyIdempotentCall ? Tx : Db
  /** The same as `db`, but never a replica: for what a call that reads leaves behind. */
  readonly primary: Db
  /** The fields, decoded and checked against the contract. */
  readonly fields: Fields<N>
  /** The bytes of the field `file`, of calls that carry one. */
  readonly file: N extends AnyFileCall ? Buffer : null
  /** The same on the disk, of calls whose file may be large. */
  readonly spooled: N extends AnySpooledCall ? SpooledFile : null
  /** The file's name on the caller's device; may be empty. */
  readonly fileName: string
  readonly files: FileStore
  /** What writes documents. */
  readonly documents: Documents
  /** Sends messages to users. */
  readonly channels: Channels
  /** The key that signs the addresses of private files. */
  readonly uploadKey: string
  /** Never null where the contract requires a token. */
  readonly user: N extends TokenRequired ? Caller : Caller | null
  /** The token of a live session. */
  readonly token: string | null
  readonly lang: Language
  /** The time of this request. */
  readonly now: Date
  /** The client's network address, considering only trusted proxies. */
  readonly ip: string
  /** The address for rate limits: IPv6 by its /64. */
  readonly network: string
  /** The caller's user agent; empty if there is none. */
  readonly agent: string
  /** The token that identifies a browser or a phone; null without one. */
  readonly device: string | null
  /** The address by which the caller reached the server, such as `http://127.0.0.1:3000`. */
  readonly origin: string
  readonly config: Config
  /** The configured card gateways. */
  readonly gateways: Gateways
  /** Those that this caller may use, the one for new payments first. */
  readonly offered: Gateways
  readonly log: FastifyBaseLogger
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
}

/** The result of a handler: the payload, or a document if the call returns one. */
type Answer<N extends AnyCall> = Data<N> | (N extends AnyDocumentCall ? Pdf | Archive | Csv : never)

type Handler<N extends AnyCall> = (context: Context<N>) => Promise<Answer<N>>

/** A handler with the call that it answers, as server/app/handlers.ts collects them. */
export interface CallHandler {
  readonly name: AnyCall
  readonly run: (context: Context) => Promise<unknown>
  readonly before?: (context: Context) => Promise<void>
  readonly after?: (context: Context, data: unknown) => Promise<unknown>
}

/**
 * What may be done before the transaction of an idempotent call, and stays even if the call fails, such as counting a
 * password. Not for an answer that is repeated.
 */
type Before<N extends AnyCall> = (context: Omit<Context<N>, 'db'> & { readonly db: Db }) => Promise<void>

/** What a call does after its transaction, such as calling another server: it completes the answer. */
type After<N extends AnyCall> = (
  context: Omit<Context<N>, 'db'> & { readonly db: Db },
  data: Data<N>,
) => Promise<Data<N>>

/** Declares the handler of a call. A Refusal that it throws becomes the envelope; anything else is a crash. */
export function handle<N extends AnyCall>(name: N, run: Handler<N>, before?: Before<N>): CallHandler {
  // The server gives each handler the context of its own call, by name; the types cannot express that for a list.
  return { name, run: run as unknown as CallHandler['run'], before: before as unknown as CallHandler['before'] }
}

/** The same with a step after its transaction; also for a request that is answered again. */
export function handleThen<N extends AnyCall>(name: N, run: Handler<N>, after: After<N>): CallHandler {
  return { ...handle(name, run), after: after as unknown as CallHandler['after'] }
}
