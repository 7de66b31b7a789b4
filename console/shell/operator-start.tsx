import { Redirect } from 'wouter'
import { START } from '../address/start'
import { useCall } from '../api/use-call'
import { Skeleton } from '../kit/load-states'
import { isUnfinished } from '../screens/ops/setup/to-do'

/** Where an operator begins: at the checklist, as long as nobody can buy anything. */
export function OperatorStart() {
  const { data, isLoading } = useCall('opsSetup', {})
  if (isLoading) return <Skeleton />
  return <Redirect to={data && isUnfinished(data) ? '/setup' : START.operator} replace />
}
