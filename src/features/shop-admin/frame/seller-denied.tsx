import { observer } from 'mobx-react-lite'
import { Code } from '@contract/base/codes'
import parcel from '@/kit/art/parcel.webp'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import type { ApiError } from '@/services/api-error'
import { shopAdminIds } from '../ids'

/** Whether the user has no shop. The server decides: they may have become a seller since the app was opened. */
export const isDenied = (error: ApiError | undefined) =>
  error?.code === Code.operationFailed && error.data.reason === 'permission'

/** Shown instead of a seller's screen to everybody else [code.permission], with a link to apply. */
export const SellerDenied = observer(function SellerDenied() {
  return (
    <State
      id={shopAdminIds.denied}
      art={parcel}
      ground="rose"
      title={t('errors.reason_permission')}
      text={t('shopAdmin.denied_text')}
      action={{ id: shopAdminIds.become, label: t('selling.become'), onPress: () => replace('shopCreate') }}
    />
  )
})
