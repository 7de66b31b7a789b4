import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { wifiOff } from '@/kit/icon/glyphs/wifi-off'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { ids } from '../ids'
import './offline-banner.scss'

interface OfflineBannerProps {
  text: string
  /** In place of the lost network: what the user may take, and what its button says. */
  action?: { label: string; onPress: () => void }
}

/** Shown over the page's bar while the network is lost, or a newer version waits. The last content stays below. */
export function OfflineBanner({ text, action }: OfflineBannerProps) {
  return (
    <Box role="status" className="offline-banner">
      {!action && <Icon glyph={wifiOff} size={16} tone="onInk" />}
      <Text size={13} bold tone="onInk" className="offline-banner__text">
        {text}
      </Text>
      {action && (
        <Pressable id={ids.updateTake} {...action} className="offline-banner__action">
          <Text bold tone="onInk">
            {action.label}
          </Text>
        </Pressable>
      )}
    </Box>
  )
}
