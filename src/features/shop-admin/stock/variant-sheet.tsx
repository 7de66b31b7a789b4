import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { StockChange, StockRow } from '@/domain/seller/stock-changes'
import { readVariant, VARIANT_CHECKS, type VariantValues } from '@/domain/seller/variant-values'
import { localised } from '@/domain/text/localised'
import { useForm } from '@/hooks/use-form'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { settings } from '@/stores/settings'
import { shopAdminIds } from '../ids'
import './variant-sheet.scss'

interface VariantSheetProps {
  row: StockRow
  change: StockChange | undefined
  onApply: (to: Omit<StockChange, 'row'>) => void
  onClose: () => void
}

/** Takes the stock and the prices of a variant, which are saved later with all other changes. */
export const VariantSheet = observer(function VariantSheet({ row, change, onApply, onClose }: VariantSheetProps) {
  const { price, special_price: special } = change?.prices ?? row
  const form = useForm<VariantValues>({
    values: { stock: String(change?.stock ?? row.stock), price, special_price: special ?? '' },
    rules: VARIANT_CHECKS,
    submit: (values) => Promise.resolve(onApply(readVariant(values))),
  })
  const field = (key: keyof VariantValues) => ({
    id: shopAdminIds.field(key),
    label: t(`shopAdmin.field_${key}`),
    value: form.values[key],
    error: form.errors[key],
    onInput: (value: string) => form.set(key, value),
    onBlur: () => form.blur(key),
    onSubmit: form.submit,
    maxLength: 12,
  })
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={localised(row, 'name', settings.language)}
        onClose={onClose}
        bottom={<Button id={shopAdminIds.apply} block label={t('shopAdmin.apply')} onPress={form.submit} />}
      >
        <Text tone="ink2">{row.sku}</Text>
        <View className="variant-sheet__field">
          <Field {...field('stock')} kind="number" required />
        </View>
        <View className="variant-sheet__field">
          <Field {...field('price')} kind="decimal" required />
        </View>
        <View className="variant-sheet__field">
          <Field {...field('special_price')} kind="decimal" hint={t('shopAdmin.special_hint')} />
        </View>
      </Sheet>
    </FormScope>
  )
})
