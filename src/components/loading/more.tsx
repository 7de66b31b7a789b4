import { View } from '@tarojs/components'
import { Button } from '@/components/button/button'
import { Slot } from '@/components/slot/slot'
import { Txt } from '@/components/text/txt'
import { useT } from '@/locales/use-t'
import type { LoadState } from '@/stores/load-state'
import './more.scss'

interface MoreProps {
  state: LoadState
  onRetry: () => void
}

/** Under a list that grows: that more is on its way, or that it did not come, with another try. */
export function More(props: MoreProps) {
  return <Slot>{props.state !== 'ready' && <Waiting {...props} />}</Slot>
}

function Waiting({ state, onRetry }: MoreProps) {
  const t = useT()
  return (
    <View className="more">
      {state === 'loading' ? (
        <Txt size={13} tone="ink2" live="status">
          {t('common.loading')}
        </Txt>
      ) : (
        <>
          <Txt size={13} tone="ink2" live="status">
            {t('common.failed_title')}
          </Txt>
          <View className="more__retry">
            <Button kind="line" size="sm" label={t('common.retry')} onPress={onRetry} />
          </View>
        </>
      )}
    </View>
  )
}
