import { Text, View } from '@tarojs/components'

export default function HistoryDetailPage() {
  return (
    <View>
      <Text>HistoryDetail</Text>
    </View>
  )
}
