import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductDetail } from '@contract/entities/product'
import { SectionTitle } from '@/kit/section-title/section-title'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { ProductFacts } from './product-facts'
import './about.scss'

/** The shop's description in paragraphs, and further facts. */
export const About = observer(function About({ product }: { product: ProductDetail }) {
  const { language } = settings
  const text = localised(product, 'description', language) || localised(product, 'short_description', language)
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.trim() !== '')
  return (
    <View className="about">
      <SectionTitle title={t('product.about')} />
      <View className="about__words">
        {paragraphs.map((paragraph, place) => (
          <View key={place} className="about__paragraph">
            <Text tone="ink2">{paragraph}</Text>
          </View>
        ))}
      </View>
      <ProductFacts product={product} />
    </View>
  )
})
