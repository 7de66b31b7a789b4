import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { cardIds } from '../../payment-ids'
import { Icon } from '@/kit/icon/icon'
import { loaderCircle } from '@/kit/icon/glyphs/loader-circle'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './card-payment.scss'

/** Shown until the gateway has answered. */
export const PaymentPending = observer(function PaymentPending() {
  return (
    <Box id={cardIds.waiting} role="status" busy className="card-payment__wait">
      <Icon glyph={loaderCircle} size={28} tone="accent" spinning />
      <View className="card-payment__title">
        <Text size={20} bold align="center" heading={2}>
          {t('card.waiting')}
        </Text>
      </View>
      <Text tone="ink2" align="center">
        {t('card.waiting_text')}
      </Text>
    </Box>
  )
})
