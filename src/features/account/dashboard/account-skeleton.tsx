import { Panel } from '@/kit/panel/panel'
import { Bone } from '@/kit/skeleton/bone'

/** The skeleton of the data export and the closing facts. */
export function AccountSkeleton() {
  return (
    <>
      {['take', 'close'].map((key) => (
        <Panel key={key}>
          <Bone width="60%" height={20} />
          <Bone width="90%" height={64} />
          <Bone width="100%" height={48} />
        </Panel>
      ))}
    </>
  )
}
