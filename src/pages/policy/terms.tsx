import { Text, View } from '@tarojs/components'

export default function PolicyTermsPage() {
  return (
    <View>
      <Text>PolicyTerms</Text>
    </View>
  )
}
