import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { CheckoutSteps } from '@/features/purchase/shared/checkout-steps'
import { ConfirmationButtons } from './confirmation-buttons'

/** The page of step 5. Going back leads home, never into the checkout. */
export const ConfirmedPage = observer(function ConfirmedPage({ children }: { children: ReactNode }) {
  const wide = useWide()
  return (
    <Page
      id={pageIds.pay}
      title={t('checkout.confirmed')}
      part="confirmed"
      surface="ground"
      under={<CheckoutSteps step="confirm" finished />}
      bottom={wide ? undefined : <ConfirmationButtons />}
      onBack={() => void relaunch('home')}
      slim
    >
      {children}
      {wide && <ConfirmationButtons />}
    </Page>
  )
})
