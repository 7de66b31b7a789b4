import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { check } from '@/kit/icon/glyphs/check'
import { circleAlert } from '@/kit/icon/glyphs/circle-alert'
import { ids } from '../ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './toast.scss'

interface ToastProps {
  text: string
  /** An alert is announced at once. */
  kind?: 'status' | 'alert'
  action?: { label: string; onPress: () => void }
}

/** A sentence over the page, 16 px above its bar; its parent is a column. The store removes it after 3 s. */
export function Toast({ text, kind = 'status', action }: ToastProps) {
  return (
    <Box role={kind} className="toast">
      <Icon glyph={kind === 'alert' ? circleAlert : check} tone="onInk" />
      <Text id={ids.toast} tone="onInk" className="toast__text">
        {text}
      </Text>
      {action && (
        <Pressable label={action.label} onPress={action.onPress} className="toast__action">
          <Text bold tone="onInk">
            {action.label}
          </Text>
        </Pressable>
      )}
    </Box>
  )
}
