import { Text, View } from '@tarojs/components'

export default function CartDeliveryPage() {
  return (
    <View>
      <Text>CartDelivery</Text>
    </View>
  )
}
