import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

/** A space as high as the device's inset at an edge. */
export function SafeArea({ edge }: { edge: 'top' | 'bottom' }) {
  const insets = useSafeAreaInsets()
  return <View style={{ height: insets[edge] }} />
}
