import { observer } from 'mobx-react-lite'
import { session } from '@/stores/session'
import { WaitingPayment } from './waiting-payment'

export {
  ChooseAgain as LazyChooseAgain,
  LeftOut as LazyLeftOut,
  PriceChanged as LazyPriceChanged,
  Unselected as LazyUnselected,
} from './changed'

export const LazyWaitingPayment = observer(function LazyWaitingPayment() {
  return session.loggedIn ? <WaitingPayment /> : null
})
