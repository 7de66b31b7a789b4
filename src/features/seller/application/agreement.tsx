import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { sellerIds } from '../ids'
import { Text } from '@/kit/text/text'
import { agreementText } from '../texts/agreement'
import { sellerText } from '../texts/seller'
import './agreement.scss'

/** The agreement that the applicant reads before signing [rule.signature]. */
export const Agreement = observer(function Agreement() {
  const points = [
    agreementText('who'),
    agreementText('goods'),
    agreementText('parcels'),
    agreementText('returns'),
    agreementText('money'),
    agreementText('data'),
    agreementText('end'),
  ]
  return (
    <>
      <Text id={sellerIds.agreement} size={17} bold heading={2}>
        {sellerText('agreement')}
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
