import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'

/** The skeleton of the first entries. */
export function SecuritySkeleton() {
  return (
    <>
      {['first', 'second'].map((key) => (
        <Panel key={key}>
          <SkeletonLine width="50%" height={20} />
          <SkeletonLine width="80%" height={16} />
        </Panel>
      ))}
    </>
  )
}
