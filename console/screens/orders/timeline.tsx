import type { SellerOrder } from '@contract/entities/seller/order'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

/** The states of an order and the stations of its parcel, the latest first. */
export function Timeline({ order }: { readonly order: SellerOrder }) {
  const t = useT()
  const { moment } = useFormats()
  const states = order.timeline.map(({ status, time }) => ({ time, text: t(`states.${status}`), place: '' }))
  const stations = order.track.map(({ state, time, place }) => ({ time, text: t(`orders.track_${state}`), place }))
  const all = [...states, ...stations].sort((a, b) => (a.time < b.time ? 1 : -1))
  return (
    <ol className="events">
      {all.map(({ time, text, place }) => (
        <li key={`${time} ${text} ${place}`} className="events__line">
          <span>
            {text}
            {place !== '' && <small className="dim">{place}</small>}
          </span>
          <span className="dim">{moment(time)}</span>
        </li>
      ))}
    </ol>
  )
}
