import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract/entities/product'
import { More } from '@/components/loading/more'
import { ProductRow } from '@/components/product-cards/product-row'
import { SectionTitle } from '@/components/section-title/section-title'
import type { Options } from '@/services/request'
import { useLoad } from '@/stores/use-load'
import { RowSkeleton } from './row-skeleton'
import './feed-row.scss'

interface FeedRowProps {
  title: string
  icon?: string
  width: 'flash' | 'medium'
  load: (options: Options) => Promise<{ list: readonly ProductCard[] }>
}

/** A titled row of products with its own load; a row that has nothing is not drawn. */
export const FeedRow = observer(function FeedRow({ title, icon, width, load }: FeedRowProps) {
  const { state, data, reload } = useLoad(load)
  if (data?.list.length === 0) return null
  return (
    <View className="feed-row">
      <SectionTitle title={title} icon={icon} />
      {data && <ProductRow products={data.list} label={title} width={width} />}
      {state === 'loading' && <RowSkeleton />}
      {(state === 'failed' || state === 'offline') && <More state={state} onRetry={reload} />}
    </View>
  )
})
