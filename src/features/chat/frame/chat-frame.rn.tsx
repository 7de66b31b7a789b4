import { useEffect, useRef } from 'react'
import { WebView } from 'react-native-webview'
import { readChatMessage } from '@/platform/chat/chat-message'
import type { ChatFrameProps } from './types'

const FILLS = { flex: 1 }

/** The chat's page. Its links open inside it, so that "back" first goes back there. */
export function ChatFrame({ address, title, onState, inside }: ChatFrameProps) {
  const web = useRef<WebView>(null)
  const deeper = useRef(false)
  useEffect(() => {
    inside.current = () => {
      if (deeper.current) web.current?.goBack()
      return deeper.current
    }
    return () => {
      inside.current = null
    }
  }, [inside])

  return (
    <WebView
      ref={web}
      source={{ uri: address }}
      style={FILLS}
      accessibilityLabel={title}
      setSupportMultipleWindows={false}
      onNavigationStateChange={({ canGoBack }) => {
        deeper.current = canGoBack
      }}
      onMessage={({ nativeEvent: { data } }) => {
        const state = readChatMessage(data)
        if (state !== null) onState(state)
      }}
      onError={() => onState('failed')}
      onHttpError={() => onState('failed')}
    />
  )
}
