import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OpenSession } from '@contract/entities/sign-in'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { securityIds } from './ids'
import { Text } from '@/kit/text/text'
import { formatDateTime } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import './session-card.scss'

interface SessionCardProps {
  session: OpenSession
  onEnd: (sessionId: string) => Promise<void>
}

/** A session of the account. The current one is ended by logging out. */
export const SessionCard = observer(function SessionCard({ session, onEnd }: SessionCardProps) {
  const { session_id: id, device, network, created_at: since, seen_at: seen, current } = session
  const time = (iso: string) => formatDateTime(iso, settings.language)
  return (
    <Panel id={securityIds.session(id)}>
      <View className="session-card">
        <View className="session-card__words">
          <Text bold>{device || t('security.unknown_device')}</Text>
          <Text size={13} tone={current ? 'success' : 'ink2'}>
            {current ? t('security.this_device') : t('security.seen', { time: time(seen) })}
          </Text>
          <Text size={13} tone="ink2">
            {t('security.since', { time: time(since) })}
          </Text>
          {network !== '' && (
            <Text size={13} tone="ink2">
              {t('security.network', { network })}
            </Text>
          )}
        </View>
        {!current && (
          <View className="session-card__end">
            <Button
              id={securityIds.end(id)}
              kind="line"
              size="sm"
              label={t('security.end')}
              onPress={() => onEnd(id)}
            />
          </View>
        )}
      </View>
    </Panel>
  )
})
