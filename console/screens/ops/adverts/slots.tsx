import { Link } from 'wouter'
import type { OpsAdvert } from '@contract/entities/market/content'
import { ADVERT_POSITIONS, type AdvertPosition } from '@contract/base/advert-positions'
import { addressOf } from '../../../address/params'
import { Card } from '../../../kit/card'
import { cx } from '../../../kit/cx'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'

/** What stands between the adverts of the home page, as grey blocks. */
const AROUND: Readonly<Partial<Record<AdvertPosition, boolean>>> = { top: true, center: true, center_bottom: true }

interface Props {
  readonly position: AdvertPosition
  readonly adverts: readonly OpsAdvert[]
}

/** The home page with its places for adverts. */
export function Slots({ position, adverts }: Props) {
  const t = useT()
  const { count } = useFormats()
  return (
    <Card title={t('adverts.home_page')}>
      <nav aria-label={t('adverts.positions')}>
        <ul className="slots">
          {ADVERT_POSITIONS.map((each) => (
            <li key={each}>
              {AROUND[each] && <span className="slots__block" aria-hidden />}
              <Link
                href={addressOf('/adverts', { position: each })}
                className={cx(
                  'slots__link',
                  each === position && 'slots__link--on',
                  each === 'popup' && 'slots__link--apart',
                )}
                aria-current={each === position ? 'page' : undefined}
              >
                {t(`adverts.position_${each}`)}
                <span className="slots__count">{count(adverts.filter((one) => one.position === each).length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
