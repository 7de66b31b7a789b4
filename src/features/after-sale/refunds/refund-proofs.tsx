import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { afterSaleIds } from '../ids'
import { altProps } from '@/kit/picture/alt-props'
import { Pressable } from '@/kit/pressable/pressable'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './refund-proofs.scss'

interface RefundProofsProps {
  refundId: string
  /** Addresses that work for five minutes, and only for their owner. */
  images: readonly string[]
}

/** The pictures of a request; a tap shows one large. When their addresses have expired, it says how to get new ones. */
export const RefundProofs = observer(function RefundProofs({ refundId, images }: RefundProofsProps) {
  const [large, setLarge] = useState<string | null>(null)
  // a failed address says nothing about the new ones after a reload
  const [lost, setLost] = useState<readonly string[] | null>(null)
  if (images.length === 0) return null
  const over = () => {
    setLost(images)
    setLarge(null)
  }
  return (
    <View className="refund-proofs">
      <Text size={13} tone="ink2">
        {t('refunds.proofs')}
      </Text>
      {lost === images ? (
        <Text size={13} tone="ink2" live="status">
          {t('refunds.proofs_lost')}
        </Text>
      ) : (
        <View className="refund-proofs__row">
          {images.map((src, index) => {
            const name = t('refunds.proof', { n: index + 1 })
            return (
              <Pressable
                key={src}
                id={afterSaleIds.proof(refundId, index + 1)}
                label={name}
                onPress={() => setLarge(src)}
                className="refund-proofs__one"
              >
                <Image className="refund-proofs__image" src={src} mode="aspectFill" onError={over} {...altProps('')} />
              </Pressable>
            )
          })}
        </View>
      )}
      {large !== null && (
        <Sheet open title={t('refunds.proof', { n: images.indexOf(large) + 1 })} onClose={() => setLarge(null)}>
          <View id={afterSaleIds.proofLarge} className="refund-proofs__large">
            <Image
              className="refund-proofs__image"
              src={large}
              mode="aspectFit"
              onError={over}
              {...altProps(t('refunds.proof', { n: images.indexOf(large) + 1 }))}
            />
          </View>
        </Sheet>
      )}
    </View>
  )
})
