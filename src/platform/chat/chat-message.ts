/** ready: the chat's script runs; failed: it did not load. */
export type ChatState = 'ready' | 'failed'

/** Reads the chat page's message about its script. Returns null for any other message. */
export function readChatMessage(data: unknown): ChatState | null {
  if (typeof data !== 'string') return null
  const [, state] = /^\{"soukChat":"(ready|failed)"\}$/.exec(data) ?? []
  return (state as ChatState | undefined) ?? null
}
