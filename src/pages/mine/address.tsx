import { Text, View } from '@tarojs/components'

export default function MineAddressPage() {
  return (
    <View>
      <Text>MineAddress</Text>
    </View>
  )
}
