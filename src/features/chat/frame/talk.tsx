import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { type MutableRefObject, useEffect, useState } from 'react'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { ChatFrame } from './chat-frame'
import { useDelayed } from '@/kit/skeleton/use-delayed'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import type { ChatState } from '@/platform/chat/chat-message'
import { network } from '@/stores/network'
import './talk.scss'

interface TalkProps {
  address: string
  inside: MutableRefObject<(() => boolean) | null>
  onRetry: () => void
}

/** One visit to the chat with its states: loading, ready, failed, offline. */
export const Talk = observer(function Talk({ address, inside, onRetry }: TalkProps) {
  const [state, setState] = useState<ChatState | 'loading'>('loading')
  const waiting = state === 'loading' && network.online
  const slow = useDelayed(waiting)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setState('failed'), REQUEST_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [waiting])

  if (state !== 'ready' && !network.online) return <Offline onRetry={onRetry} />
  if (state === 'failed') return <Failed title={t('chat.failed')} onRetry={onRetry} />
  return (
    <View className="talk">
      {slow && (
        <View className="talk__waiting">
          <Text size={13} tone="ink2" live="status">
            {t('common.loading')}
          </Text>
        </View>
      )}
      <ChatFrame address={address} title={t('chat.title')} onState={setState} inside={inside} />
    </View>
  )
})
