import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MEASURES_WITHOUT_UNIT, type Measure } from '@contract/base/product-constants'
import type { SizeGuide } from '@contract/entities/product'
import { Button } from '@/kit/button/button'
import { Sheet } from '@/kit/sheet/sheet'
import { Slot } from '@/kit/slot/slot'
import { Text } from '@/kit/text/text'
import { sizesIds } from './ids'
import { measureText, sizesText } from '../texts/sizes'
import { SizeTable } from './size-table'
import './size-guide-link.scss'

export interface SizeGuideLinkProps {
  guide: SizeGuide
}

const isInCentimetres = (measure: Measure): boolean => !MEASURES_WITHOUT_UNIT.some((other) => other === measure)

/** Opens what each size measures; it stands beside the option whose values are sizes. */
export const SizeGuideLink = observer(function SizeGuideLink({ guide: { measures, rows } }: SizeGuideLinkProps) {
  const [open, setOpen] = useState(false)
  const title = sizesText('guide')
  return (
    <>
      <Button id={sizesIds.guide} kind="line" size="sm" label={title} opens="dialog" onPress={() => setOpen(true)} />
      <Slot>
        <Sheet open={open} onClose={() => setOpen(false)} title={title}>
          <SizeTable label={title} heads={[sizesText('size'), ...measures.map(measureText)]} rows={rows} />
          {measures.some(isInCentimetres) && (
            <View className="size-guide__note">
              <Text size={13} tone="ink2">
                {sizesText('centimetres')}
              </Text>
            </View>
          )}
        </Sheet>
      </Slot>
    </>
  )
})
