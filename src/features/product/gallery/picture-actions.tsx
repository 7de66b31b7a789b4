import { View } from '@tarojs/components'
import { FavouriteHeart } from '../favourite-heart'
import { ShareButton } from '@/shell/share-button/share-button'
import type { ShareCard } from '@/platform/share/types'
import './picture-actions.scss'

export interface PictureActionsProps {
  card: ShareCard
  productId: string
}

/** The share button and the heart, over the corner of the pictures. */
export function PictureActions({ card, productId }: PictureActionsProps) {
  return (
    <View className="picture-actions">
      <ShareButton card={card} />
      <View className="picture-actions__gap" />
      <FavouriteHeart disc productId={productId} name={card.title} />
    </View>
  )
}
