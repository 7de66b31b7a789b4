import { Text, View } from '@tarojs/components'

export default function ProductDetailPage() {
  return (
    <View>
      <Text>ProductDetail</Text>
    </View>
  )
}
