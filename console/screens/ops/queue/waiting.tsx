import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { sumOf } from './counts'
import { useCounts } from './use-counts'

/** Beside "Queue": how many wait for an operator. */
export function Waiting() {
  const t = useT()
  const formats = useFormats()
  const count = sumOf(useCounts().of)
  if (count === 0) return null
  return (
    <span className="count" aria-label={t('nav.waiting', { count })} role="img">
      {formats.count(count)}
    </span>
  )
}
