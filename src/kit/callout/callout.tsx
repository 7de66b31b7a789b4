import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { circleAlert } from '@/kit/icon/glyphs/circle-alert'
import { Text } from '@/kit/text/text'
import './callout.scss'

type NoteKind = 'warn' | 'info' | 'danger' | 'success'

interface CalloutProps {
  children: ReactNode
  kind?: NoteKind
  icon?: string
  /** Progress from 0 to 100, as a bar under the text; `meterLabel` is its accessible name. */
  percent?: number
  meterLabel?: string
  /** Announced when it appears. */
  live?: 'status' | 'alert'
  id?: string
}

/** A tinted sentence in the page, such as the amount that is missing for free shipping. */
export function Callout({ children, kind = 'warn', icon = circleAlert, percent, meterLabel, live, id }: CalloutProps) {
  return (
    <Box id={id} role={live} className={cx('note', `note--${kind}`)}>
      <View className="note__row">
        <Icon glyph={icon} size={18} tone={kind} />
        <View className="note__text">
          <Text size={13} tone={kind}>
            {children}
          </Text>
        </View>
      </View>
      {percent !== undefined && (
        <Box role="progressbar" label={meterLabel} percent={percent} className="note__meter">
          <View className={cx('note__fill', `note__fill--${kind}`)} style={{ width: `${percent}%` }} />
        </Box>
      )}
    </Box>
  )
}
