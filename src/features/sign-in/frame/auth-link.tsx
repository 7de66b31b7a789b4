import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './auth.scss'

interface AuthLinkProps {
  id: string
  label: string
  /** For a new tab of the browser; `onPress` decides where a tap leads. */
  href: string
  onPress: () => void | Promise<void>
}

/** Leads from a form of the log-in to somewhere else. */
export const AuthLink = observer(function AuthLink({ label, ...press }: AuthLinkProps) {
  return (
    <View className="auth__guest">
      <Pressable {...press} role="link" label={label} className="auth__link">
        <Text size={13} underline>
          {label}
        </Text>
      </Pressable>
    </View>
  )
})
