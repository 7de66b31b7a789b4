import type { Data } from '@contract/all-calls'
import { Link } from 'wouter'
import { cx } from '../../kit/cx'
import { Icon } from '../../kit/icon/icon'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'

interface Tile {
  readonly href: string
  readonly name: string
  readonly count: number
  readonly note: string
  readonly tone?: 'wait' | 'bad'
}

function useTiles(home: Data<'sellerHome'>): readonly Tile[] {
  const t = useT()
  const language = useLanguage()
  const { moment, count } = useFormats()
  const { to_accept: toAccept, to_ship: toShip, late, oldest_at: oldest, low_stock: low, rate } = home
  const nothing = t('home.nothing_waits')
  const since = oldest === null ? nothing : t('home.oldest', { time: moment(oldest) })
  // of both, the oldest is named once
  const toShipNote = toShip > 0 && toAccept === 0 ? since : ''
  const least = low[0]
  const leastText =
    least &&
    `${localised(least, 'name', language)}: ${least.stock === 0 ? t('products.sold_out') : t('products.left', { count: least.stock })}`
  return [
    {
      href: '/orders?tab=to_accept',
      name: t('orders.tab_to_accept'),
      count: toAccept,
      note: toAccept > 0 ? since : nothing,
      tone: 'wait',
    },
    {
      href: '/orders?tab=to_ship',
      name: t('orders.tab_to_ship'),
      count: toShip,
      note: late > 0 ? t('home.late', { count: late }) : toShipNote,
      tone: late > 0 ? 'bad' : 'wait',
    },
    {
      href: '/refunds?state=waiting',
      name: t('home.refunds'),
      count: home.refunds,
      note: home.answer_until === null ? nothing : t('refunds.until', { time: moment(home.answer_until) }),
      tone: 'bad',
    },
    {
      href: '/stock?stock=low',
      name: t('products.low_stock'),
      count: home.low_stock_count,
      note: leastText ?? t('home.enough_stock'),
    },
    {
      href: '/orders?unanswered=1',
      name: t('home.messages'),
      count: home.messages,
      note: home.messages === 0 ? nothing : t('home.messages_wait', { count: home.messages }),
      tone: 'wait',
    },
    {
      href: '/reviews?show=open',
      name: t('home.reviews'),
      count: home.reviews,
      note: rate === 0 ? t('home.no_reviews') : t('home.rate', { rate: count(rate / 100) }),
    },
  ]
}

/** What there is to do, each a link to where it is done. */
export function Tiles({ home }: { readonly home: Data<'sellerHome'> }) {
  const formats = useFormats()
  return (
    <ul className="tiles">
      {useTiles(home).map(({ href, name, count, note, tone }) => (
        <li key={href}>
          <Link href={href} className="tile">
            <span className="tile__name">
              {name}
              <Icon name="chevronRight" size={18} />
            </span>
            <b className={cx('tile__count', tone && count > 0 && `tile__count--${tone}`)}>{formats.count(count)}</b>
            <small>{note}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
