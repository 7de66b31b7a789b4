import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { Slot } from '@/kit/slot/slot'
import { productIds } from '../ids'
import { sizesText } from '../texts/sizes'
import { SizeGuideSheet } from './size-guide-sheet'

export interface SizeGuideLinkProps {
  /** The product's category: the guide is its own or that of one above. */
  categoryId: string
}

/** Opens the size guide of a product, beside the option whose values are sizes. */
export const SizeGuideLink = observer(function SizeGuideLink({ categoryId }: SizeGuideLinkProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        id={productIds.sizeGuide}
        kind="line"
        size="sm"
        label={sizesText('guide')}
        opens="dialog"
        onPress={() => setOpen(true)}
      />
      <Slot>{open && <SizeGuideSheet categoryId={categoryId} onClose={() => setOpen(false)} />}</Slot>
    </>
  )
})
