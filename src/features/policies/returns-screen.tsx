import { policiesIds } from './ids'
import { screen } from '@/shell/screen/screen'
import { returnPolicy } from './policy'
import { PolicyPage } from './policy-page'

/** The return policy [route.policy-return]. */
export default screen(function ReturnPage() {
  return <PolicyPage id={policiesIds.returns} route="returns" load={returnPolicy} />
})
