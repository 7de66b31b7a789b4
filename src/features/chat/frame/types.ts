import type { MutableRefObject } from 'react'
import type { ChatState } from '@/platform/chat/chat-message'

export interface ChatFrameProps {
  /** The page that runs the chat's script. */
  address: string
  /** Accessible name. */
  title: string
  onState: (state: ChatState) => void
  /** Set to a function that goes back within the page and returns whether it could. Native app only. */
  inside: MutableRefObject<(() => boolean) | null>
}
