import { View } from '@tarojs/components'
import { Box } from '@/components/box/box'
import { Icon } from '@/components/icon/icon'
import { loaderCircle } from '@/components/icon/glyphs/loader-circle'
import { useDelayed } from '@/components/skeleton/use-delayed'
import { Txt } from '@/components/text/txt'
import './loading-overlay.scss'

/** Over the page while something takes long, shown after 200 ms; `label` says what is under way. */
export function LoadingOverlay({ shown, label }: { shown: boolean; label: string }) {
  const late = useDelayed(shown)
  if (!late) return null
  return (
    <View className="loading-overlay">
      <Box role="status" busy className="loading-overlay__card">
        <Icon glyph={loaderCircle} size={24} tone="onDark" spinning />
        <View className="loading-overlay__text">
          <Txt tone="onDark">{label}</Txt>
        </View>
      </Box>
    </View>
  )
}
