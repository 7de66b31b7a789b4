import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Text } from '@/kit/text/text'
import type { Tone } from '@/kit/text/types'
import './badge.scss'

export type BadgeKind = 'wait' | 'info' | 'ok' | 'bad' | 'mute' | 'tint' | 'paper' | 'flash'

const tones: Record<BadgeKind, Tone> = {
  wait: 'warn',
  info: 'info',
  ok: 'success',
  bad: 'danger',
  mute: 'ink2',
  tint: 'accentPress',
  paper: 'accentPress',
  flash: 'onAccent',
}

/**
 * A short text for a state. `paper` lies on a picture, which is light in every theme, and stays light as well; `flash`
 * lies on one or beside a price; `paper` and `tint` show a discount.
 */
export function Badge({ text, kind = 'mute', id }: { text: string; kind?: BadgeKind; id?: string }) {
  return (
    <View className={cx('badge', `badge--${kind}`, kind === 'paper' && 'theme--light')}>
      <Text id={id} size={11} bold tone={tones[kind]} lines={1} figures>
        {text}
      </Text>
    </View>
  )
}
