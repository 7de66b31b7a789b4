import { Text, View } from '@tarojs/components'

export default function CategoryDetailPage() {
  return (
    <View>
      <Text>CategoryDetail</Text>
    </View>
  )
}
