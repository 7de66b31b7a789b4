import { useRef, useState } from 'react'
import lens from '@/kit/art/lens.webp'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { chatAddress } from '@/platform/chat/chat-address'
import { back, replace } from '@/platform/navigation/navigation'
import { getWebsiteConfig } from '@/services/settings'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { Talk } from './frame/talk'

/** The customer chat. It restarts when the language or the user changes [session.chat-script]. */
export default screen(function ChatPage() {
  const load = useLoad(getWebsiteConfig)
  const inside = useRef<(() => boolean) | null>(null)
  const [turn, setTurn] = useState(0)
  const name = session.user?.firstname ?? ''
  const address = chatAddress(process.env.TARO_APP_API ?? '', { language: settings.tag, name })
  const goBack = () => {
    if (!inside.current?.()) void back()
  }
  return (
    <Page id={pageIds.chat} title={t('chat.title')} onBack={goBack} still>
      <LoadStates load={load} skeleton={<SkeletonLine height={176} shape="card" />} failedTitle={t('chat.failed')}>
        {({ service_url }) =>
          service_url === '' ? (
            <State
              art={lens}
              title={t('chat.none_title')}
              text={t('chat.none_text')}
              action={{ label: t('chat.help'), onPress: () => replace('support') }}
            />
          ) : (
            <Talk
              key={[address, service_url, session.user?.email, turn].join(' ')}
              address={address}
              inside={inside}
              onRetry={() => setTurn(turn + 1)}
            />
          )
        }
      </LoadStates>
    </Page>
  )
})
