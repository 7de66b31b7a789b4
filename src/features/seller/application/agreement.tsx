import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { sellerIds } from '../ids'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './agreement.scss'

/** The agreement that the applicant reads before signing [rule.signature]. */
export const Agreement = observer(function Agreement() {
  const points = [
    t('agreement.who'),
    t('agreement.goods'),
    t('agreement.parcels'),
    t('agreement.returns'),
    t('agreement.money'),
    t('agreement.data'),
    t('agreement.end'),
  ]
  return (
    <>
      <Text id={sellerIds.agreement} size={17} bold heading={2}>
        {t('seller.agreement')}
      </Text>
      <Box role="list">
        {points.map((point, index) => (
          <Box key={point} role="listitem" className="agreement__point">
            <View className="agreement__number">
              <Text tone="ink2" figures>
                {`${index + 1}.`}
              </Text>
            </View>
            <View className="agreement__text">
              <Text>{point}</Text>
            </View>
          </Box>
        ))}
      </Box>
    </>
  )
})
