import type { ReactNode } from 'react'
import type { OpsShop } from '@contract/calls/ops/shops'
import { useCall } from '../../../api/use-call'
import { useT } from '../../../text/use-t'

const SHOWN = 10

interface Props {
  /** What can be done with each. */
  readonly action?: (shop: OpsShop) => ReactNode
}

/** The shops that are there, the first of them. */
export function ShopsThere({ action }: Props) {
  const t = useT()
  const { data } = useCall('opsShops', { page_size: SHOWN })
  if (!data || data.list.length === 0) return null
  return (
    <ul className="setup__sets">
      {data.list.map((shop) => (
        <li key={shop.shop_id}>
          <div>
            <b>{shop.name}</b>
            <p className="dim">{shop.owner === null ? t('shops.own') : shop.owner.name}</p>
          </div>
          {action?.(shop)}
        </li>
      ))}
    </ul>
  )
}
