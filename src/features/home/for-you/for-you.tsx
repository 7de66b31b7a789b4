import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract/entities/product'
import lens from '@/kit/art/lens.webp'
import { homeIds } from '../ids'
import { More } from '@/kit/loading/more'
import { hrefTo } from '@/shell/page/href'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { ProductCards } from '@/features/product/product-cards'
import { SectionTitle } from '@/kit/section-title/section-title'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go, relaunch } from '@/platform/navigation/navigation'
import type { Page, Paged } from '@/hooks/use-paged'

/** The recommended products; more are loaded near the end. */
export const ForYou = observer(function ForYou({ paged }: { paged: Paged<ProductCard, Page<ProductCard>> }) {
  const { list, first, moreState, retry, end } = paged
  return (
    <View>
      <SectionTitle
        title={t('search.for_you')}
        more={{
          id: homeIds.recommendOpen,
          text: t('common.see_all'),
          href: hrefTo('recommend'),
          onPress: () => go('recommend'),
        }}
      />
      <LoadStates load={{ ...paged, data: first }} skeleton={<GridSkeleton />} failedTitle={t('search.failed')}>
        {() =>
          list.length === 0 ? (
            <State
              art={lens}
              title={t('search.no_departments')}
              text={t('search.no_departments_text')}
              action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
            />
          ) : (
            <>
              <ProductCards products={list} />
              <More state={moreState} onRetry={retry} end={end} />
              <Slot>
                {end && (
                  <Text size={13} tone="ink2" align="center">
                    {t('search.feed_end')}
                  </Text>
                )}
              </Slot>
            </>
          )
        }
      </LoadStates>
    </View>
  )
})
