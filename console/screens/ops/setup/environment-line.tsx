import { CopyButton } from '../../../kit/copy-button'
import { useT } from '../../../text/use-t'
import type { StepProps } from './setup'

/** What has to be set where the server runs. */
export function EnvironmentLine({ setting, done }: StepProps) {
  const t = useT()
  if (done || setting === '') return null
  return (
    <>
      <p className="field__label">{t('setup.environment')}</p>
      <p className="setup__line">
        <code>{setting}</code>
        <CopyButton text={setting} />
      </p>
      <p className="field__hint">{t('setup.environment_text')}</p>
    </>
  )
}
