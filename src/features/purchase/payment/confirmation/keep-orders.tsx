import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { paymentIds } from '../../payment-ids'
import { Button } from '@/kit/button/button'
import { hrefTo } from '@/shell/page/href'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { linkTo } from '@/routes'
import { session } from '@/stores/session'
import './confirmation.scss'

/** Offers a guest an account, which keeps what was ordered [role.guests-account]. */
export const KeepOrders = observer(function KeepOrders() {
  if (!session.isGuest) return null
  const params = { next: linkTo('orders') }
  return (
    <View className="confirmation__order">
      <Text size={17} bold heading={2}>
        {t('guest.keep_title')}
      </Text>
      <View className="confirmation__keep-text">
        <Text tone="ink2">{t('guest.keep_text')}</Text>
      </View>
      <Button
        id={paymentIds.confirmationKeep}
        kind="line"
        label={t('guest.keep')}
        href={hrefTo('register', params)}
        onPress={() => go('register', params)}
      />
    </View>
  )
})
