import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

/** As high as what the device covers at an edge. */
export function SafeArea({ edge }: { edge: 'top' | 'bottom' }) {
  const insets = useSafeAreaInsets()
  return <View style={{ height: insets[edge] }} />
}
