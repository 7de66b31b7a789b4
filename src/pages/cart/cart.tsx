import { Text, View } from '@tarojs/components'

export default function CartCartPage() {
  return (
    <View>
      <Text>CartCart</Text>
    </View>
  )
}
