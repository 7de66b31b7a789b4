import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { info } from '@/kit/icon/glyphs/info'
import { Callout } from '@/kit/callout/callout'
import { signInIds } from '../ids'
import { formatDateTime } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { settings } from '@/stores/settings'
import './closed-note.scss'

/** Says until when a closed account can be kept. */
export const ClosedNote = observer(function ClosedNote({ at }: { at: string }) {
  return (
    <View className="closed-note">
      <Callout id={signInIds.closed} kind="info" icon={info} live="status">
        {Date.parse(at) > now() ? t('closed.until', { date: formatDateTime(at, settings.language) }) : t('closed.gone')}
      </Callout>
    </View>
  )
})
