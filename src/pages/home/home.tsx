import { Text, View } from '@tarojs/components'

export default function HomeHomePage() {
  return (
    <View>
      <Text>HomeHome</Text>
    </View>
  )
}
