import { policiesIds } from './ids'
import { screen } from '@/shell/screen/screen'
import { call } from '@/services/request'
import { PolicyPage } from './policy-page'

/** The return policy [route.policy-return]. */
export default screen(function ReturnPage() {
  return <PolicyPage id={policiesIds.returns} route="returns" load={(options) => call('returnPolicy', {}, options)} />
})
