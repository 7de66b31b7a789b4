/** The services and settings of the server, for routes and calls. */
import type { Config } from '../config/config'
import type { Replicas } from '../db/replicas'
import type { Database } from '../db/types'
import type { Channels } from '../messages/message'
import type { Gateways } from '../ports/card-gateways'
import type { FileStore } from '../files/file-store'
import type { Documents } from '../ports/documents'
import type { Clock } from './context'

export interface Dependencies {
  readonly database: Database
  /** Where calls may read that need not see what was just written. */
  readonly replicas?: Replicas | null
  readonly config: Config
  readonly clock: Clock
  readonly files: FileStore
  readonly channels: Channels
}

/** What the server adds at its start. */
export interface ServerDependencies extends Dependencies {
  /** The key that signs the addresses of private files. */
  readonly uploadKey: string
  readonly gateways: Gateways
  readonly documents: Documents
}
