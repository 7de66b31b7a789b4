import { Text, View } from '@tarojs/components'

export default function UsersRegisterPage() {
  return (
    <View>
      <Text>UsersRegister</Text>
    </View>
  )
}
