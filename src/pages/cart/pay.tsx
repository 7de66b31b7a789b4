import { Text, View } from '@tarojs/components'

export default function CartPayPage() {
  return (
    <View>
      <Text>CartPay</Text>
    </View>
  )
}
