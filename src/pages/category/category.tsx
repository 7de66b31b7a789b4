import { Text, View } from '@tarojs/components'

export default function CategoryCategoryPage() {
  return (
    <View>
      <Text>CategoryCategory</Text>
    </View>
  )
}
