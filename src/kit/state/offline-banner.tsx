import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { wifiOff } from '@/kit/icon/glyphs/wifi-off'
import { Text } from '@/kit/text/text'
import './offline-banner.scss'

/** Shown over the page's bar while the network is lost. The last content stays below. */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <Box role="status" className="offline-banner">
      <Icon glyph={wifiOff} size={16} tone="onDark" />
      <Text size={13} bold tone="onDark" className="offline-banner__text">
        {text}
      </Text>
    </Box>
  )
}
