import { Link } from 'wouter'
import { useFormats } from '../../../text/format'
import type { Brief } from './queue-list'

interface Props {
  readonly brief: Brief
  /** Absent: unknown. */
  readonly user?: { readonly user_id: string; readonly name: string; readonly email: string }
  readonly createdAt: string
}

/** Who asks, since when, and for how much. */
export function PaneHead({ brief: { title, amount }, user, createdAt }: Props) {
  const { moment } = useFormats()
  return (
    <header className="queue__head">
      <div>
        <h2>{title}</h2>
        <p className="dim">
          {user && (
            <>
              <Link href={`/accounts/${user.user_id}`} className="link">
                {user.name || user.email}
              </Link>{' '}
              {user.name !== '' && user.email} ·{' '}
            </>
          )}
          {moment(createdAt)}
        </p>
      </div>
      {amount !== undefined && <b className="queue__amount">{amount}</b>}
    </header>
  )
}
