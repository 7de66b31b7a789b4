import { Panel } from '@/components/panel/panel'
import { Bone } from '@/components/skeleton/bone'

/** Where the first entries will be. */
export function SecuritySkeleton() {
  return (
    <>
      {['first', 'second'].map((key) => (
        <Panel key={key}>
          <Bone width="50%" height={20} />
          <Bone width="80%" height={16} />
        </Panel>
      ))}
    </>
  )
}
