import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { check } from '@/kit/icon/glyphs/check'
import { circleAlert } from '@/kit/icon/glyphs/circle-alert'
import { ids } from '../ids'
import { Press } from '@/kit/press/press'
import { Txt } from '@/kit/text/txt'
import './toast.scss'

interface ToastProps {
  text: string
  /** An alert is announced at once. */
  kind?: 'status' | 'alert'
  action?: { label: string; onPress: () => void }
}

/** A sentence over the page, 16 px above its bar. The store removes it after 3 s. */
export function Toast({ text, kind = 'status', action }: ToastProps) {
  return (
    <View className="toast">
      <View className="toast__card">
        <Icon glyph={kind === 'alert' ? circleAlert : check} tone="onDark" />
        <Box role={kind} className="toast__text">
          <Txt id={ids.toast} tone="onDark">
            {text}
          </Txt>
        </Box>
        {action && (
          <Press label={action.label} onPress={action.onPress} className="toast__action">
            <Txt bold tone="onDark">
              {action.label}
            </Txt>
          </Press>
        )}
      </View>
    </View>
  )
}
