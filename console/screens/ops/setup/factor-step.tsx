import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../kit/button'
import { askSecondFactor } from '../../../session/second-factor'
import { useT } from '../../../text/use-t'
import type { StepProps } from './setup'

/** Sets up the second factor, in the dialog that also asks for it. */
export function FactorStep({ done }: StepProps) {
  const t = useT()
  const client = useQueryClient()
  if (done) return null
  const enrol = async () => {
    await askSecondFactor(false)
    await client.invalidateQueries({ queryKey: ['opsSetup'] })
  }
  return (
    <Button kind="main" icon="key" onClick={() => void enrol()}>
      {t('factor.set_up_title')}
    </Button>
  )
}
