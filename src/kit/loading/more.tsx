import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Slot } from '@/kit/slot/slot'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import type { LoadState } from '@/stores/load-state'
import { BETWEEN } from './between'
import './more.scss'

interface MoreProps {
  state: LoadState
  onRetry: () => void
  /** Whether there is nothing more to load, in a list that loads by itself. */
  end?: boolean
}

/** The end of a growing list: shows that more is loading, or that the load failed, with a retry. */
export function More({ state, onRetry, end = true }: MoreProps) {
  const shown = state === 'ready' && !end ? BETWEEN : state
  return <Slot>{shown !== 'ready' && <Waiting state={shown} onRetry={onRetry} />}</Slot>
}

const Waiting = observer(function Waiting({ state, onRetry }: Omit<MoreProps, 'end'>) {
  return (
    <View className="more">
      {state === 'loading' ? (
        <Text size={13} tone="ink2" live="status">
          {t('common.loading')}
        </Text>
      ) : (
        <>
          <Text size={13} tone="ink2" live="status">
            {t('common.failed_title')}
          </Text>
          <View className="more__retry">
            <Button kind="line" size="sm" label={t('common.retry')} onPress={onRetry} />
          </View>
        </>
      )}
    </View>
  )
})
