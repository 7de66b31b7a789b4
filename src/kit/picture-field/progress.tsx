import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Text } from '@/kit/text/text'
import type { SentPicture } from '@/hooks/picture-list'
import { t } from '@/locales/t'
import './progress.scss'

interface ProgressProps {
  entry: SentPicture
  n: number
  round?: boolean
}

/** The progress of a picture over its preview; nothing once it is sent or has failed. */
export const Progress = observer(function Progress({ entry, n, round }: ProgressProps) {
  if (entry.state !== 'waiting' && entry.state !== 'sending') return null
  return (
    <Box
      role="progressbar"
      label={t('picture.sending', { n })}
      percent={entry.percent}
      className={cx('picture-progress', round && 'picture-progress--round')}
    >
      <View className="picture-progress__percent">
        <Text size={13} bold tone="onInk" figures>
          {`${entry.percent} %`}
        </Text>
      </View>
    </Box>
  )
})
