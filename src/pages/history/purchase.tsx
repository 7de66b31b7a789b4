import { Text, View } from '@tarojs/components'

export default function HistoryPurchasePage() {
  return (
    <View>
      <Text>HistoryPurchase</Text>
    </View>
  )
}
