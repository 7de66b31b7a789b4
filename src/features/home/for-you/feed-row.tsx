import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ProductCard } from '@contract/entities/product'
import { Button, type ButtonProps } from '@/kit/button/button'
import { More } from '@/kit/loading/more'
import { ProductRow } from '@/features/product/cards/product-row'
import { SectionTitle } from '@/kit/section-title/section-title'
import type { Options } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { RowSkeleton } from './row-skeleton'
import './feed-row.scss'

interface Products {
  list: readonly ProductCard[]
}

interface FeedRowProps<L extends Products> {
  title: string
  icon?: string
  width: 'flash' | 'medium'
  load: (options: Options) => Promise<L>
  /** Link to the whole list: a button below the row, because a clock is beside the title. */
  more?: Pick<ButtonProps, 'id' | 'label' | 'href' | 'onPress'>
  /** Beside the title, once the answer has arrived. */
  end?: (products: L, reload: () => void) => ReactNode
}

/** A titled row of products with its own load. An empty row is not drawn. */
export const FeedRow = observer(function FeedRow<L extends Products>(props: FeedRowProps<L>) {
  const { title, icon, width, load, more, end } = props
  const { state, data, reload } = useLoad(load)
  if (data?.list.length === 0) return null
  return (
    <View className="feed-row">
      <SectionTitle title={title} icon={icon} end={data && end?.(data, reload)} />
      {data && <ProductRow products={data.list} label={title} width={width} />}
      {data && more && (
        <View className="feed-row__more">
          <Button kind="line" size="sm" {...more} />
        </View>
      )}
      {state === 'loading' && <RowSkeleton />}
      {(state === 'failed' || state === 'offline') && <More state={state} onRetry={reload} />}
    </View>
  )
})
