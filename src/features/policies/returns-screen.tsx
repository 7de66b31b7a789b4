import { policiesIds } from './ids'
import { screen } from '@/shell/screen/screen'
import { returnPolicy } from './policy'
import { PolicyPage } from './policy-page'

/** What may be sent back, and how the money returns [route.policy-return]. */
export default screen(function ReturnPage() {
  return <PolicyPage id={policiesIds.returns} route="returns" load={returnPolicy} />
})
