import { Text, View } from '@tarojs/components'

export default function IndexIndexPage() {
  return (
    <View>
      <Text>IndexIndex</Text>
    </View>
  )
}
