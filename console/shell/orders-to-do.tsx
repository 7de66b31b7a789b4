import { useCall } from '../api/use-call'
import { useFormats } from '../text/format'
import { useT } from '../text/use-t'

/** Beside "Orders": how many wait for the shop. */
export function OrdersToDo() {
  const t = useT()
  const formats = useFormats()
  const { data } = useCall('sellerOrders', { tab: 'to_accept', page_size: 1 }, { every: 60_000 })
  const count = data ? data.counts.to_accept + data.counts.to_ship : 0
  if (count === 0) return null
  return (
    <span className="count" aria-label={t('nav.waiting', { count })} role="img">
      {formats.count(count)}
    </span>
  )
}
