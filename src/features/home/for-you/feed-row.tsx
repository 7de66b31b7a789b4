import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ProductCard } from '@contract/entities/product'
import { Button, type ButtonProps } from '@/kit/button/button'
import { More } from '@/kit/loading/more'
import { ProductRow } from '@/features/product/product-row'
import { SectionTitle } from '@/kit/section-title/section-title'
import type { Loaded } from '@/hooks/use-load'
import { RowSkeleton } from './row-skeleton'
import './feed-row.scss'

interface Products {
  list: readonly ProductCard[]
}

interface FeedRowProps<L extends Products> {
  title: string
  icon?: string
  width: 'flash' | 'medium'
  load: Loaded<L>
  /** What of the answer is shown; all of it by default. */
  products?: readonly ProductCard[]
  /** Link to the whole list: a button below the row, because a clock is beside the title. */
  more?: Pick<ButtonProps, 'id' | 'label' | 'href' | 'onPress'>
  /** Beside the title, once the answer has arrived. */
  end?: (products: L, reload: () => void) => ReactNode
}

/** A titled row of products with its own states. An empty row is not drawn. */
export const FeedRow = observer(function FeedRow<L extends Products>(props: FeedRowProps<L>) {
  const { title, icon, width, load, more, end } = props
  const { state, data, reload } = load
  const products = props.products ?? data?.list
  if (data && products?.length === 0) return null
  return (
    <View className="feed-row">
      <SectionTitle title={title} icon={icon} end={data && end?.(data, reload)} />
      {data && products && <ProductRow products={products} label={title} width={width} />}
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
