import { Text, View } from '@tarojs/components'

export default function CartEditPage() {
  return (
    <View>
      <Text>CartEdit</Text>
    </View>
  )
}
