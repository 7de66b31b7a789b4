import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { cartIds } from '../cart-ids'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { allSelected, linesOf } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { cart } from '@/stores/cart'
import './select-all.scss'

interface SelectAllProps {
  info: CartInfo
}

/** The tick for every available line. */
export const SelectAll = observer(function SelectAll({ info }: SelectAllProps) {
  const on = allSelected(info)
  return (
    <View className="select-all">
      <Checkbox
        id={cartIds.cartSelectAll}
        label={t('cart.select_all')}
        on={on}
        disabled={!linesOf(info).some(({ active }) => active)}
        onPress={() => void cart.selectAll(!on)}
      />
      <Text lines={1}>{t('cart.all')}</Text>
    </View>
  )
})
