import type { ReactNode } from 'react'
import { cx } from './cx'

interface Props {
  readonly title?: string
  /** Beside the title. */
  readonly aside?: ReactNode
  /** Without a margin inside: a table. */
  readonly flush?: boolean
  readonly children: ReactNode
}

export const Card = ({ title, aside, flush, children }: Props) => (
  <section className={cx('card', flush && 'card--flush')}>
    {(title !== undefined || aside) && (
      <div className="card__head">
        {title !== undefined && <h2>{title}</h2>}
        {aside}
      </div>
    )}
    {children}
  </section>
)
