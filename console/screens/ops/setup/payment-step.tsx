import { LinkButton } from '../../../kit/button'
import { useT } from '../../../text/use-t'
import { EnvironmentLine } from './environment-line'
import type { StepProps } from './setup'

/** Cards by a line of the environment, or bank accounts to which buyers recharge their wallets. */
export function PaymentStep(props: StepProps) {
  const t = useT()
  return (
    <>
      <p className="setup__actions">
        <LinkButton icon="banknote" href="/settings/recharge_accounts">
          {t('settings.recharge_accounts')}
        </LinkButton>
      </p>
      <EnvironmentLine {...props} />
    </>
  )
}
