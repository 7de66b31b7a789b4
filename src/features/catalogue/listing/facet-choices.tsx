import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Facets } from '@contract/entities/product'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { ChoiceChip } from '@/kit/choice-chip/choice-chip'
import { Text } from '@/kit/text/text'
import { toggled } from '@/domain/catalogue/listing-filter'
import { t } from '@/locales/t'
import './facet-choices.scss'

const FEW = 6

interface FacetChoicesProps {
  title: string
  values: Facets['brands'] | undefined
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/**
 * The brands or categories in a list with their number of products; several may be selected. Nothing when there is no
 * choice.
 */
export const FacetChoices = observer(function FacetChoices({
  title,
  values = [],
  chosen,
  onChange,
}: FacetChoicesProps) {
  const [all, setAll] = useState(false)
  if (values.length < 2 && chosen.length === 0) return null
  const shown = all ? values : values.filter(({ id }, index) => index < FEW || chosen.includes(id))
  const more = values.length - shown.length
  return (
    <>
      <View className="facet-choices__title">
        <Text bold heading={2}>
          {title}
        </Text>
      </View>
      <Box role="group" label={title} className="facet-choices">
        {shown.map(({ id, name, count }) => (
          <View key={id} className="facet-choices__one">
            <ChoiceChip
              many
              text={`${name} · ${count}`}
              chosen={chosen.includes(id)}
              onPress={() => onChange(toggled(chosen, id))}
            />
          </View>
        ))}
        {more > 0 && (
          <View className="facet-choices__one">
            <Button
              kind="line"
              size="md"
              label={t('search.more_values', { count: more })}
              onPress={() => setAll(true)}
            />
          </View>
        )}
      </Box>
    </>
  )
})
