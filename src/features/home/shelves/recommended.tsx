import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ProductCard, ProductList } from '@contract/entities/product'
import type { Advert } from '@contract/entities/settings'
import bag from '@/kit/art/bag.webp'
import { More } from '@/kit/loading/more'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { ProductCards } from '@/features/product/product-cards'
import { hrefTo } from '@/shell/page/href'
import { SectionTitle } from '@/kit/section-title/section-title'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import type { Paged } from '@/hooks/use-paged'
import { Adverts } from '../advert/adverts'
import './recommended.scss'

/** The number of products before the adverts of center_bottom. */
const FIRST = 20

interface RecommendedProps {
  paged: Paged<ProductCard, ProductList>
  /** How many products are drawn. Nothing is drawn below them until all are. */
  limit: number
  /** The adverts between the first products and the rest. */
  between: readonly Advert[] | undefined
  /** Drawn at the end of the list. */
  after: ReactNode
}

/** The recommended products, page by page. */
export const Recommended = observer(function Recommended({ paged, limit, between, after }: RecommendedProps) {
  const rest = paged.list.slice(FIRST)
  const whole = limit >= paged.list.length
  return (
    <View className="recommended">
      <LoadStates load={{ ...paged, data: paged.first }} skeleton={<GridSkeleton />} failedTitle={t('home.failed')}>
        {() =>
          paged.list.length === 0 ? (
            <State
              art={bag}
              title={t('home.empty_title')}
              text={t('home.empty_text')}
              action={{ label: t('nav.category'), onPress: () => void go('category') }}
            />
          ) : (
            <>
              <SectionTitle
                title={t('home.picked')}
                more={{ text: t('common.see_all'), href: hrefTo('recommend'), onPress: () => go('recommend') }}
              />
              <View className="recommended__gap" />
              <ProductCards products={paged.list.slice(0, Math.min(FIRST, limit))} />
              <View className="recommended__gap" />
              <Slot>{whole && <Adverts list={between} />}</Slot>
              <Slot>{rest.length > 0 && <ProductCards products={rest} />}</Slot>
              <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              <Slot>{whole && paged.end && after}</Slot>
            </>
          )
        }
      </LoadStates>
    </View>
  )
})
