import { useCall } from '../../../api/use-call'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'

/** Beside "Set up": how many steps are open. */
export function OpenSteps() {
  const t = useT()
  const formats = useFormats()
  const { data } = useCall('opsSetup', {}, { fresh: 60_000 })
  const count = data?.steps.filter(({ done }) => !done).length ?? 0
  if (count === 0) return null
  return (
    <span className="count" aria-label={t('setup.open_steps', { count })} role="img">
      {formats.count(count)}
    </span>
  )
}
