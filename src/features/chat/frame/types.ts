import type { MutableRefObject } from 'react'
import type { ChatState } from '@/platform/chat/chat-message'

export interface ChatFrameProps {
  /** The page that runs the chat's script. */
  address: string
  /** Accessible name. */
  title: string
  onState: (state: ChatState) => void
  /** Filled with the way back within the page: answers whether there was one. Only the native app has it. */
  inside: MutableRefObject<(() => boolean) | null>
}
