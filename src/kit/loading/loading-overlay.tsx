import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { loaderCircle } from '@/kit/icon/glyphs/loader-circle'
import { Text } from '@/kit/text/text'
import { useOverlayState } from './use-overlay-state'
import './loading-overlay.scss'

/** Covers the page during a long operation (Page's `over`). `label` is its accessible name. */
export function LoadingOverlay({ shown, label, id }: { shown: boolean; label: string; id?: string }) {
  const state = useOverlayState(shown)
  if (state === 'gone') return null
  const hidden = state === 'hidden'
  return (
    <View id={id} className={cx('loading-overlay', hidden && 'loading-overlay--hidden')}>
      {!hidden && (
        <Box role="status" busy className="loading-overlay__card">
          <Icon glyph={loaderCircle} size={24} tone="onInk" spinning />
          <View className="loading-overlay__text">
            <Text tone="onInk">{label}</Text>
          </View>
        </Box>
      )}
    </View>
  )
}
