import { Text, View } from '@tarojs/components'

export default function UsersLoginPage() {
  return (
    <View>
      <Text>UsersLogin</Text>
    </View>
  )
}
