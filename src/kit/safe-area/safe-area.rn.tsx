import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

/** A space as high as the safe area at one edge of the device. */
export function SafeArea({ edge }: { edge: 'top' | 'bottom' }) {
  const insets = useSafeAreaInsets()
  return <View style={{ height: insets[edge] }} />
}
