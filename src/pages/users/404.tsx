import { Text, View } from '@tarojs/components'

export default function UsersNotFoundPage() {
  return (
    <View>
      <Text>UsersNotFound</Text>
    </View>
  )
}
