import { Text, View } from '@tarojs/components'

export default function CartMycartPage() {
  return (
    <View>
      <Text>CartMycart</Text>
    </View>
  )
}
