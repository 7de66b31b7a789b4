import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '@/kit/button/button'
import { check } from '@/kit/icon/glyphs/check'
import { columns2 } from '@/kit/icon/glyphs/columns2'
import { productIds } from '../ids'
import { ids } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { compared } from '@/stores/compared'
import { toast } from '@/stores/toast'
import './compare-actions.scss'

/** Adds the product to the comparison or removes it, and links to a comparison that is not empty. */
export const CompareActions = observer(function CompareActions({ productId }: { productId: string }) {
  useEffect(() => void compared.restore(), [])
  const on = compared.has(productId)
  const count = compared.ids.length
  async function toggle(): Promise<void> {
    if ((await compared.toggle(productId)) === 'full') toast.show(t('compare.full'), 'alert')
  }
  return (
    <View className="compare-actions">
      <Button
        id={productIds.compareToggle}
        kind="line"
        size="sm"
        icon={on ? check : columns2}
        label={t(on ? 'compare.added' : 'compare.add')}
        onPress={toggle}
      />
      {count > 0 && (
        <View className="compare-actions__open">
          <Button
            id={ids.compareOpen}
            kind="soft"
            size="sm"
            label={t('compare.count', { count })}
            href={hrefTo('compare')}
            onPress={() => go('compare')}
          />
        </View>
      )}
    </View>
  )
})
