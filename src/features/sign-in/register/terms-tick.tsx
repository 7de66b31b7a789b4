import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { idOf, ids } from '@/kit/ids'
import { signInIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import '../frame/auth.scss'

interface TermsTickProps {
  on: boolean
  error?: string
  onChange: (on: boolean) => void
}

/** The acceptance of the terms, which registration requires [rule.terms]. */
export const TermsTick = observer(function TermsTick({ on, error, onChange }: TermsTickProps) {
  const errorId = idOf.fieldError(signInIds.registerTerms)
  return (
    <View className="auth__terms">
      <Checkbox
        id={signInIds.registerTerms}
        label={t('auth.agree')}
        on={on}
        onPress={() => onChange(!on)}
        describedBy={error ? errorId : undefined}
      />
      <View className="auth__terms-text">
        <Text>{t('auth.agree')}</Text>
        <Pressable
          role="link"
          label={t('auth.read_terms')}
          href={hrefTo('terms')}
          onPress={() => go('terms')}
          className="auth__terms-link"
        >
          <Text underline>{t('auth.read_terms')}</Text>
        </Pressable>
        <Pressable
          role="link"
          id={ids.policy('privacy')}
          label={t('readPrivacy.read_privacy')}
          href={hrefTo('privacy')}
          onPress={() => go('privacy')}
          className="auth__terms-link"
        >
          <Text underline>{t('readPrivacy.read_privacy')}</Text>
        </Pressable>
        {error && (
          <Text id={errorId} size={13} tone="danger" live="alert">
            {error}
          </Text>
        )}
      </View>
    </View>
  )
})
