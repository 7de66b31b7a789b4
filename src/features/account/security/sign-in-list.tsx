import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { SignInEvent } from '@contract/entities/sign-in'
import { More } from '@/kit/loading/more'
import { Panel } from '@/kit/panel/panel'
import { securityIds } from './ids'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { formatDateTime } from '@/domain/time/dates'
import { eventText } from '@/features/account/security/event-text'
import { settings } from '@/stores/settings'
import type { Page, Paged } from '@/hooks/use-paged'
import { t } from '@/locales/t'
import { SecuritySkeleton } from './security-skeleton'

interface SignInListProps {
  paged: Paged<SignInEvent, Page<SignInEvent>>
}

const SignInRow = observer(function SignInRow({ event }: { event: SignInEvent }) {
  const { id, at, kind, device, network } = event
  const where = [device || t('security.unknown_device'), network].filter((part) => part !== '').join(' · ')
  return (
    <Panel id={securityIds.event(id)}>
      <Text>{eventText(kind)}</Text>
      <Text size={13} tone="ink2">
        {formatDateTime(at, settings.language)}
      </Text>
      <Text size={13} tone="ink2">
        {where}
      </Text>
    </Panel>
  )
})

/** The account's sign-in events, newest first. */
export const SignInList = observer(function SignInList({ paged }: SignInListProps) {
  return (
    <LoadStates
      load={{ ...paged, data: paged.first }}
      skeleton={<SecuritySkeleton />}
      failedTitle={t('security.events_failed')}
    >
      {() => (
        <View>
          {paged.list.length === 0 && (
            <Panel>
              <Text tone="ink2">{t('security.no_events')}</Text>
            </Panel>
          )}
          {paged.list.map((event) => (
            <SignInRow key={event.id} event={event} />
          ))}
          <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
        </View>
      )}
    </LoadStates>
  )
})
