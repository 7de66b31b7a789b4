import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { altProps } from '@/kit/picture/alt-props'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { walletIds } from '../ids'
import './proof-picture.scss'

/** The picture of a proof. Its address works for five minutes; once it has expired, this says how to get a new one. */
export const ProofPicture = observer(function ProofPicture({ src }: { src: string }) {
  const [lost, setLost] = useState(false)
  return (
    <View id={walletIds.proof} className="proof-picture">
      {lost ? (
        <View className="proof-picture__lost">
          <Text size={13} tone="ink2" live="status">
            {t('wallet.proof_lost')}
          </Text>
        </View>
      ) : (
        <Image
          className="proof-picture__image"
          src={src}
          mode="aspectFit"
          onError={() => setLost(true)}
          {...altProps(t('wallet.proof'))}
        />
      )}
    </View>
  )
})
