import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { StoreDashboard } from '@contract/entities/store'
import { Badge } from '@/kit/badge/badge'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { parcel } from '@/kit/icon/glyphs/parcel'
import { star } from '@/kit/icon/glyphs/star'
import { store as storeGlyph } from '@/kit/icon/glyphs/store'
import { tag } from '@/kit/icon/glyphs/tag'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { Rating } from '@/kit/rating/rating'
import { sellerIds } from '../ids'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import type { Tone } from '@/kit/text/types'
import { shownRate } from '@/domain/money/rate'
import { statedCount } from '@/domain/money/stated-count'
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
  /** The screen that lists what is counted. */
  readonly to?: { readonly id: string; readonly href: string; readonly open: () => Promise<void> }
}

const toOrders = (tab: string) => ({
  id: sellerIds.count(tab),
  href: hrefTo('shopOrders', { tab }),
  open: () => go('shopOrders', { tab }),
})
const toStock = (stock: string) => ({
  id: sellerIds.count(stock),
  href: hrefTo('shopStock', { stock }),
  open: () => go('shopStock', { stock }),
})

function Count({ text, count, tone, to }: OneCount) {
  const content = (
    <View className="store-overview__count">
      <Text size={24} bold figures tone={count > 0 ? tone : 'ink2'}>
        {String(count)}
      </Text>
      <Text size={11} tone="ink2" align="center" lines={2}>
        {text}
      </Text>
    </View>
  )
  if (!to) return content
  const { id, href, open } = to
  return (
    <Pressable
      id={id}
      role="link"
      label={`${String(count)} ${text}`}
      byContent
      href={href}
      onPress={open}
      className="store-overview__link"
    >
      {content}
    </Pressable>
  )
}

/** The store at a glance: sales, open work, and best sellers. */
export const StoreOverview = observer(function StoreOverview({ board }: { board: StoreDashboard }) {
  const { store } = board
  const toAccept = board.to_accept ?? 0
  const accepting: OneCount = { text: t('store.to_accept'), count: toAccept, tone: 'warn', to: toOrders('to_accept') }
  const counts: OneCount[] = [
    ...(toAccept > 0 ? [accepting] : []),
    { text: t('store.to_ship'), count: board.to_ship, tone: 'warn', to: toOrders('to_ship') },
    { text: t('store.on_the_way'), count: board.on_the_way, tone: 'ink', to: toOrders('on_the_way') },
    { text: t('store.refunds'), count: board.refunds, tone: 'danger' },
    { text: t('store.low_stock'), count: board.low_stock, tone: 'ink', to: toStock('low') },
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
            note={t('product.shop_products', {
              count: statedCount(store.product_count, store.product_count_more, settings.language),
            })}
          />
        </View>
        <View>
          <Badge kind="ok" text={t('store.open')} />
        </View>
      </View>
      <StoreSales board={board} />
      <StoreBalance balances={board.balances ?? []} />
      <Panel>
        <View className="store-overview__counts">
          {counts.map((each) => (
            <Count key={each.text} {...each} />
          ))}
        </View>
      </Panel>
      <StoreBest best={board.best} />
      <Panel flush>
        <ListRow
          first
          id={sellerIds.orders}
          icon={parcel}
          title={t('store.orders')}
          href={hrefTo('shopOrders')}
          onPress={() => go('shopOrders')}
        />
        <ListRow
          id={sellerIds.stock}
          icon={tag}
          title={t('store.stock')}
          href={hrefTo('shopStock')}
          onPress={() => go('shopStock')}
        />
        <ListRow
          id={sellerIds.reviews}
          icon={star}
          title={t('store.reviews')}
          href={hrefTo('shopReviews')}
          onPress={() => go('shopReviews')}
        />
        <ListRow
          id={sellerIds.payouts}
          icon={banknote}
          title={t('store.payouts')}
          href={hrefTo('shopBalance')}
          onPress={() => go('shopBalance')}
        />
        <ListRow
          id={sellerIds.publicPage}
          icon={storeGlyph}
          title={t('store.public_page')}
          href={hrefTo('shop', params)}
          onPress={() => go('shop', params)}
        />
      </Panel>
    </>
  )
})
