import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { StoreDashboard } from '@contract/entities/store'
import { Badge } from '@/kit/badge/badge'
import { store as storeGlyph } from '@/kit/icon/glyphs/store'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Rating } from '@/kit/rating/rating'
import { sellerIds } from '../ids'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import type { Tone } from '@/kit/text/types'
import { shownRate } from '@/domain/money/rate'
import { storeText } from '../texts/store'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { StoreBalance } from './store-balance'
import { StoreBest } from './store-best'
import { StoreSales } from './store-sales'
import './store-overview.scss'

interface OneCount {
  readonly text: string
  readonly count: number
  /** The colour of a count that asks for action. */
  readonly tone: Tone
}

/** The store at a glance: sales, open work, and best sellers. */
export const StoreOverview = observer(function StoreOverview({ board }: { board: StoreDashboard }) {
  const { store } = board
  const counts: OneCount[] = [
    { text: storeText('to_ship'), count: board.to_ship, tone: 'warn' },
    { text: storeText('on_the_way'), count: board.on_the_way, tone: 'ink' },
    { text: storeText('refunds'), count: board.refunds, tone: 'danger' },
    { text: storeText('low_stock'), count: board.low_stock, tone: 'ink' },
  ]
  const params = { shop_id: store.shop_id }
  return (
    <>
      <View className="store-overview__head">
        <ShopMark image={store.image} ground={store.ground} size={56} />
        <View className="store-overview__words">
          <Text size={20} bold lines={2} heading={2}>
            {store.name}
          </Text>
          <Rating
            value={shownRate(store.rate, settings.language)}
            note={t('product.shop_products', { count: store.product_count })}
          />
        </View>
        <View>
          <Badge kind="ok" text={storeText('open')} />
        </View>
      </View>
      <StoreSales board={board} />
      <StoreBalance balances={board.balances ?? []} />
      <Panel>
        <View className="store-overview__counts">
          {counts.map(({ text, count, tone }) => (
            <View key={text} className="store-overview__count">
              <Text size={24} bold figures tone={count > 0 ? tone : 'ink2'}>
                {String(count)}
              </Text>
              <Text size={11} tone="ink2" align="center" lines={2}>
                {text}
              </Text>
            </View>
          ))}
        </View>
      </Panel>
      <StoreBest best={board.best} />
      <Panel flush>
        <ListRow
          first
          id={sellerIds.publicPage}
          icon={storeGlyph}
          title={storeText('public_page')}
          href={hrefTo('shop', params)}
          onPress={() => go('shop', params)}
        />
      </Panel>
    </>
  )
})
