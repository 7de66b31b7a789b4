import { Text, View } from '@tarojs/components'

export default function SearchSearchPage() {
  return (
    <View>
      <Text>SearchSearch</Text>
    </View>
  )
}
