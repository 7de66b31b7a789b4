import type { Command } from './cli-options'

/** The input and the messages of the thread that runs the host. */
export type ThreadData = Command

export type FromThread =
  | { readonly kind: 'listening'; readonly endpoint: string }
  | { readonly kind: 'noted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }

export interface ToThread {
  readonly kind: 'stop'
}
