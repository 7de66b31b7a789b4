import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MEASURES_WITHOUT_UNIT, type Measure } from '@contract/base/product-constants'
import type { SizeGuide } from '@contract/entities/product'
import { Button } from '@/kit/button/button'
import { Sheet } from '@/kit/sheet/sheet'
import { Slot } from '@/kit/slot/slot'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { sizesIds } from './ids'
import { SizeTable } from './size-table'
import './size-guide-link.scss'

export interface SizeGuideLinkProps {
  guide: SizeGuide
}

const isInCentimetres = (measure: Measure): boolean => !MEASURES_WITHOUT_UNIT.some((other) => other === measure)

/** Opens what each size measures; it stands beside the option whose values are sizes. */
export const SizeGuideLink = observer(function SizeGuideLink({ guide: { measures, rows } }: SizeGuideLinkProps) {
  const [open, setOpen] = useState(false)
  const title = t('sizes.guide')
  return (
    <>
      <Button id={sizesIds.guide} kind="line" size="sm" label={title} opens="dialog" onPress={() => setOpen(true)} />
      <Slot>
        <Sheet open={open} onClose={() => setOpen(false)} title={title}>
          <SizeTable
            label={title}
            heads={[t('sizes.size'), ...measures.map((measure) => t(`sizes.measure_${measure}`))]}
            rows={rows}
          />
          {measures.some(isInCentimetres) && (
            <View className="size-guide__note">
              <Text size={13} tone="ink2">
                {t('sizes.centimetres')}
              </Text>
            </View>
          )}
        </Sheet>
      </Slot>
    </>
  )
})
