import { Panel } from '@/kit/panel/panel'
import { Bone } from '@/kit/skeleton/bone'

/** The skeleton of the first entries. */
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
