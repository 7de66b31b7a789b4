import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Facets } from '@contract/entities/product'
import { Box } from '@/kit/box/box'
import { ChoiceChip } from '@/kit/choice-chip/choice-chip'
import { star } from '@/kit/icon/glyphs/star'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './facet-choices.scss'

interface RateChoicesProps {
  /** Hundredths; 0 means any rating. */
  rate: number
  rates: Facets['rates'] | undefined
  onChange: (rate: number) => void
}

/** Nearly all products have a higher rating than this. */
const LOWEST = 300

/** The lowest rating, with the number of products for each choice. */
export const RateChoices = observer(function RateChoices({ rate, rates = [], onChange }: RateChoicesProps) {
  return (
    <>
      <View className="facet-choices__title">
        <Text bold heading={2}>
          {t('search.rating')}
        </Text>
      </View>
      <Box role="radiogroup" label={t('search.rating')} className="facet-choices">
        <View className="facet-choices__one">
          <ChoiceChip text={t('search.any')} chosen={rate === 0} onPress={() => onChange(0)} />
        </View>
        {rates
          .filter(({ rate: least }) => least >= LOWEST)
          .map((one) => (
            <View key={one.rate} className="facet-choices__one">
              <ChoiceChip
                star={star}
                text={`${one.rate / 100}+ · ${one.count}`}
                label={`${t('search.rate_from', { rate: one.rate / 100 })}, ${t('search.results', { count: one.count })}`}
                chosen={rate === one.rate}
                onPress={() => onChange(one.rate)}
              />
            </View>
          ))}
      </Box>
    </>
  )
})
