import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'

/** The skeleton of the data export and the closing facts. */
export function AccountSkeleton() {
  return (
    <>
      {['take', 'close'].map((key) => (
        <Panel key={key}>
          <SkeletonLine width="60%" height={20} />
          <SkeletonLine width="90%" height={64} />
          <SkeletonLine width="100%" height={48} />
        </Panel>
      ))}
    </>
  )
}
