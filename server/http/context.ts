/** What a handler is given, and how it is declared. */
import type { FastifyBaseLogger } from 'fastify'
import type { Data, Fields } from '@contract/all-calls'
import type { CallName, FileCall, IdempotentCall, endpoints } from '@contract/endpoints'
import type { Role } from '@contract/entities/user'
import type { Language } from '@contract/languages'
import type { Config } from '../config'
import type { Db, Tx } from '../db/types'
import type { FileStore } from '../uploads/file-store'

/** The account of a live token. */
export interface Caller {
  readonly id: bigint
  readonly role: Role
  readonly email: string
}

/** Time as the server counts it; tests move it. */
export interface Clock {
  now(): Date
}

type TokenRequired = {
  [N in CallName]: (typeof endpoints)[N]['token'] extends 'required' ? N : never
}[CallName]

export interface Context<N extends CallName = CallName> {
  /** The transaction of an idempotent call, else a connection: open your own with `transaction(ctx.db, …)`. */
  readonly db: N extends IdempotentCall ? Tx : Db
  /** The fields, decoded and checked against the contract. */
  readonly fields: Fields<N>
  /** The bytes of the field `file`, of calls that carry one. */
  readonly file: N extends FileCall ? Buffer : null
  readonly files: FileStore
  /** What addresses of private files are signed with. */
  readonly uploadKey: string
  /** Never null where the contract requires a token. */
  readonly user: N extends TokenRequired ? Caller : Caller | null
  /** The token as it was sent, when it is live. */
  readonly token: string | null
  readonly lang: Language
  /** The moment this request is taken to happen at. */
  readonly now: Date
  /** The caller's network address, through trusted proxies alone. */
  readonly ip: string
  /** Where the caller reached us, such as `http://127.0.0.1:3000`. */
  readonly origin: string
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
}

export type Handler<N extends CallName> = (context: Context<N>) => Promise<Data<N>>

/** A handler with the call that it answers, as server/http/handlers.ts collects them. */
export interface CallHandler {
  readonly name: CallName
  readonly run: (context: Context) => Promise<unknown>
}

/** Declares who answers a call. What it throws as a Refusal becomes the envelope; anything else is a crash. */
export function handle<N extends CallName>(name: N, run: Handler<N>): CallHandler {
  // The server gives a handler the context of its own call, by name; the types cannot follow that through a list.
  return { name, run: run as unknown as CallHandler['run'] }
}
