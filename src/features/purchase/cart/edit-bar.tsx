import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { t } from '@/locales/t'
import { toast } from '@/stores/toast'
import './cart-bar.scss'
import './select-all.scss'

interface EditBarProps {
  all: boolean
  count: number
  onAll: () => void
  onRemove: () => void
}

/** The bar under the cart in edit mode: select all, and remove. */
export const EditBar = observer(function EditBar({ all, count, onAll, onRemove }: EditBarProps) {
  const none = t('cart.nothing_selected')
  return (
    <View className="cart-bar">
      <View className="select-all">
        <Checkbox label={t('cart.select_all')} on={all} onPress={onAll} />
        <Text lines={1}>{t('cart.all')}</Text>
      </View>
      <View className="cart-bar__total" />
      <View className="cart-bar__action">
        {count === 0 ? (
          <Button kind="blocked" label={none} onPress={() => toast.show(none)} />
        ) : (
          <Button kind="ink" label={t('cartEdit.remove_some', { count })} onPress={onRemove} />
        )}
      </View>
    </View>
  )
})
