import { Text, View } from '@tarojs/components'

export default function MineDashboardPage() {
  return (
    <View>
      <Text>MineDashboard</Text>
    </View>
  )
}
