/** ready: the chat's script runs; failed: it did not come. */
export type ChatState = 'ready' | 'failed'

/** What the chat's page says of its script; null for everything else that a page may send. */
export function readChatMessage(data: unknown): ChatState | null {
  if (typeof data !== 'string') return null
  const [, state] = /^\{"soukChat":"(ready|failed)"\}$/.exec(data) ?? []
  return (state as ChatState | undefined) ?? null
}
