import { useEffect, useRef } from 'react'
import { readChatMessage } from '@/platform/chat/chat-message'
import type { ChatFrameProps } from './types'
import './chat-frame.scss'

/**
 * The chat's page reports on its script. A page that has loaded and reports nothing for this long is not the chat's.
 */
const GRACE_MS = 2_000

/** The chat's page, in an origin of its own, so that its script cannot read the shop. */
export function ChatFrame({ address, title, onState }: ChatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const heard = useRef(false)
  const silence = useRef<ReturnType<typeof setTimeout>>()
  const tell = useRef(onState)
  tell.current = onState

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const state = source === frame.current?.contentWindow ? readChatMessage(data) : null
      if (state === null) return
      heard.current = true
      clearTimeout(silence.current)
      tell.current(state)
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      clearTimeout(silence.current)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads"
      className="chat-frame"
      onLoad={() => {
        if (!heard.current) silence.current = setTimeout(() => tell.current('failed'), GRACE_MS)
      }}
    />
  )
}
