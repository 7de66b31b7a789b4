import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { STOCK_MAX } from '@contract/base/constants'
import type { StockChange, StockRow as Variant } from '@/domain/seller/stock-changes'
import { localised } from '@/domain/text/localised'
import { usePrice } from '@/hooks/use-price'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { OldPrice } from '@/kit/price/old-price'
import { Stepper } from '@/kit/stepper/stepper'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { shopAdminIds } from '../ids'
import { pendingText } from './pending-text'
import './stock-row.scss'

interface StockRowProps {
  row: Variant
  change: StockChange | undefined
  error: string | undefined
  onStock: (stock: number) => void
  onChange: () => void
}

/** A variant: its stock to step, its price to change, and what is not saved yet. */
export const StockRow = observer(function StockRow({ row, change, error, onStock, onChange }: StockRowProps) {
  const { ownParts, amountIn } = usePrice()
  const name = localised(row, 'name', settings.language)
  const id = row.sku_id
  const stock = change?.stock ?? row.stock
  const { price, special_price: special } = change?.prices ?? row
  // prices are set in USD, whatever currency is displayed
  const usd = (amount: string) => amountIn(amount, 'USD')
  return (
    <Panel id={shopAdminIds.variant(id)}>
      <View className="stock-row__head">
        <View className="stock-row__picture">
          <Picture image={row.image} ground={row.ground} alt="" radius="thumb" small />
        </View>
        <View className="stock-row__words">
          <Text bold lines={2} heading={2}>
            {name}
          </Text>
          <Text size={13} tone="ink2">
            {row.sku}
          </Text>
        </View>
      </View>
      <View className="stock-row__values">
        <View className="stock-row__price">
          <View className="stock-row__sum">
            <Text id={shopAdminIds.price(id)} bold figures tone={special === null ? 'ink' : 'accent'}>
              {usd(special ?? price)}
            </Text>
            {special !== null && <OldPrice parts={ownParts(price, 'USD')} />}
          </View>
          <Button
            id={shopAdminIds.change(id)}
            kind="line"
            size="sm"
            label={t('common.edit')}
            opens="dialog"
            onPress={onChange}
          />
        </View>
        <Stepper
          value={stock}
          min={0}
          max={STOCK_MAX}
          onChange={onStock}
          words={{
            label: t('shopAdmin.stock_of', { name: `${name}, ${row.sku}` }),
            less: t('common.less'),
            more: t('common.more'),
          }}
          ids={{ less: shopAdminIds.less(id), value: shopAdminIds.pieces(id), more: shopAdminIds.more(id) }}
        />
      </View>
      {(change || error) && (
        <View className="stock-row__note">
          {change && (
            <Text id={shopAdminIds.pending(id)} size={13} bold tone="warn" figures>
              {t('shopAdmin.pending', { change: pendingText(change, usd) })}
            </Text>
          )}
          {error && (
            <Text size={13} tone="danger" live="alert">
              {error}
            </Text>
          )}
        </View>
      )}
    </Panel>
  )
})
