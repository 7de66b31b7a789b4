import { useCall } from '../../api/use-call'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

/** Beside "Refunds": how many wait for the shop's answer. */
export function RefundsToDo() {
  const t = useT()
  const formats = useFormats()
  const { data } = useCall('sellerRefunds', { page_size: 1 }, { every: 60_000 })
  const count = data?.waiting ?? 0
  if (count === 0) return null
  return (
    <span className="count" aria-label={t('nav.waiting', { count })} role="img">
      {formats.count(count)}
    </span>
  )
}
