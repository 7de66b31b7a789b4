import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { productIds } from '../ids'
import { Sheet } from '@/kit/sheet/sheet'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { localised } from '@/domain/text/localised'
import { ChooseBody } from './choose-body'
import type { ProductData, Variant } from '../use-variant'

export interface ChooseSheetProps {
  data: ProductData
  variant: Variant
  /** Marks the missing options in red from the start. */
  asked?: boolean
  /** The text of the button once the choice is complete. */
  action: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** A sheet to choose a variant and a quantity. The button names what is missing. */
export const ChooseSheet = observer(function ChooseSheet(props: ChooseSheetProps) {
  const { data, variant, action, onConfirm, onClose } = props
  const [asked, setAsked] = useState(props.asked ?? false)
  const confirm = variant.sku ? (
    <Button block id={productIds.chooseConfirm} label={action} onPress={onConfirm} />
  ) : (
    <Button
      block
      kind="blocked"
      id={productIds.chooseConfirm}
      label={
        variant.missing === undefined
          ? t('product.combination_sold_out')
          : t('product.choose_to_go_on', { option: variant.missing.toLowerCase() })
      }
      onPress={() => setAsked(true)}
    />
  )
  return (
    <Sheet open onClose={onClose} title={localised(data.product, 'name', settings.language)} bottom={confirm}>
      <ChooseBody data={data} variant={variant} asked={asked} />
    </Sheet>
  )
})
