import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'wouter'
import type { AdvertState, OpsAdvert } from '@contract/entities/market/content'
import type { AdvertPosition } from '@contract/base/advert-positions'
import { addressOf } from '../../../address/params'
import { useMutationOf } from '../../../api/use-mutation-of'
import { Badge, type Tone } from '../../../kit/badge'
import { LinkButton } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { cx } from '../../../kit/cx'
import { Icon } from '../../../kit/icon/icon'
import { moved } from '../../../kit/lists/moved'
import { useFormats } from '../../../text/format'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'
import { targetOf } from './link'

const TONES: Readonly<Record<AdvertState, Tone>> = { running: 'good', coming: 'news', over: 'calm', off: 'calm' }

/** The order on the screen: what was moved shows at once, until the server has answered. */
function useOrder(position: AdvertPosition, adverts: readonly OpsAdvert[]) {
  const t = useT()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const [told, setTold] = useState('')
  const mutation = useMutationOf('opsAdvertSort', { renews: ['opsAdverts', 'opsAudits'] })
  useEffect(() => setIds(null), [adverts])
  const isMoved = ids !== null && !mutation.isError
  const shown = isMoved ? [...adverts].sort((a, b) => ids.indexOf(a.advert_id) - ids.indexOf(b.advert_id)) : adverts
  const move = (from: number, to: number) => {
    if (to < 0 || to >= shown.length || to === from || mutation.isPending) return
    const next = moved(shown, from, to).map(({ advert_id: id }) => id)
    setIds(next)
    setTold(t('adverts.moved', { place: to + 1, count: next.length }))
    mutation.mutate({ position, ids: next })
  }
  return { shown, move, told }
}

interface Props {
  readonly position: AdvertPosition
  readonly adverts: readonly OpsAdvert[]
  readonly openId: string | undefined
}

/** The adverts of a position in their order, which is changed by drag, buttons, or the arrow keys on them. */
export function AdvertList({ position, adverts, openId }: Props) {
  const t = useT()
  const language = useLanguage()
  const { day } = useFormats()
  const { shown, move, told } = useOrder(position, adverts)
  const [over, setOver] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string | null>(null)
  // a browser drops the focus from what is put elsewhere
  useEffect(() => {
    if (focused.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-mover="${focused.current}"]`)?.focus()
    focused.current = null
  }, [shown])

  const step = (from: number, by: 1 | -1, way: 'up' | 'down') => {
    focused.current = `${shown[from]?.advert_id ?? ''}-${way}`
    move(from, from + by)
  }
  const onKeyDown = (place: number, way: 'up' | 'down') => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(place, event.key === 'ArrowUp' ? -1 : 1, way)
  }
  const stateText = ({ state, starts_at: from }: OpsAdvert) =>
    state === 'coming' && from !== null ? t('adverts.from_day', { day: day(from) }) : t(`adverts.state_${state}`)
  return (
    <Card
      title={t(`adverts.position_${position}`)}
      aside={
        <LinkButton small icon="plus" href={addressOf('/adverts/new', { position })}>
          {t('adverts.add')}
        </LinkButton>
      }
    >
      {shown.length === 0 && <p className="dim">{t('adverts.none')}</p>}
      <ol className="advert-list" ref={list}>
        {shown.map((advert, place) => {
          const name = localised(advert, 'title', language)
          const isOpen = advert.advert_id === openId
          const mover = (way: 'up' | 'down') => (
            <button
              type="button"
              className="advert-list__move"
              data-mover={`${advert.advert_id}-${way}`}
              aria-label={t(way === 'up' ? 'adverts.up' : 'adverts.down', { name })}
              aria-disabled={way === 'up' ? place === 0 : place === shown.length - 1}
              onClick={() => step(place, way === 'up' ? -1 : 1, way)}
              onKeyDown={onKeyDown(place, way)}
            >
              <Icon name={way === 'up' ? 'arrowUp' : 'arrowDown'} size={16} />
            </button>
          )
          return (
            <li
              key={advert.advert_id}
              className={cx(
                'advert-list__item',
                isOpen && 'advert-list__item--on',
                over === place && 'advert-list__item--over',
              )}
              draggable
              onDragStart={(event) => event.dataTransfer.setData('text/plain', String(place))}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(place)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(null)
                const from = Number(event.dataTransfer.getData('text/plain') || NaN)
                if (shown[from]) move(from, place)
              }}
            >
              <Link
                href={`/adverts/${advert.advert_id}`}
                className="advert-list__link"
                aria-current={isOpen ? 'true' : undefined}
              >
                <b>{name}</b>
                <small className="dim">{t(`adverts.link_${targetOf(advert.link).kind}`)}</small>
              </Link>
              <Badge tone={TONES[advert.state]}>{stateText(advert)}</Badge>
              <span className="advert-list__movers">
                {mover('up')}
                {mover('down')}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="unseen" role="status">
        {told}
      </p>
    </Card>
  )
}
