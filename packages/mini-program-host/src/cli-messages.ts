import type { Command } from './cli-options'

/** What the thread that runs the host is given, tells and is told. */
export type ThreadData = Command

export type FromThread =
  | { readonly kind: 'listening'; readonly endpoint: string }
  | { readonly kind: 'noted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }

export interface ToThread {
  readonly kind: 'stop'
}
