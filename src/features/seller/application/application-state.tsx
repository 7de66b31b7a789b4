import { observer } from 'mobx-react-lite'
import mailbox from '@/kit/art/mailbox.webp'
import gift from '@/kit/art/gift.webp'
import receipt from '@/kit/art/receipt.webp'
import { sellerIds } from '../ids'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { go, relaunch } from '@/platform/navigation/navigation'

interface ApplicationStateProps {
  /** -1 refused, 0 under review, 1 accepted. */
  state: number
  /** The operator's remark; may be empty. */
  remark: string
  onAgain: () => void
}

/** The state of an application, with its next step [state.application]. */
export const ApplicationState = observer(function ApplicationState({ state, remark, onAgain }: ApplicationStateProps) {
  if (state === 0) {
    return (
      <State
        id={sellerIds.state('waiting')}
        art={mailbox}
        ground="mist"
        title={t('seller.waiting_title')}
        text={t('seller.waiting_text')}
        action={{ label: t('seller.to_home'), onPress: () => relaunch('home') }}
      />
    )
  }
  if (state < 0) {
    return (
      <State
        id={sellerIds.state('refused')}
        art={receipt}
        ground="rose"
        title={t('seller.refused_title')}
        text={remark ? t('seller.refused_why', { remark }) : t('seller.refused_text')}
        action={{ id: sellerIds.again, label: t('seller.again'), onPress: onAgain }}
      />
    )
  }
  return (
    <State
      id={sellerIds.state('open')}
      art={gift}
      ground="sage"
      title={t('seller.open_title')}
      text={t('seller.open_text')}
      action={{ id: sellerIds.toStore, label: t('seller.to_store'), onPress: () => go('store') }}
    />
  )
})
