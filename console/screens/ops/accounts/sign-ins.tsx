import { useState } from 'react'
import type { OpsSignIn } from '@contract/entities/sign-in'
import { useCall } from '../../../api/use-call'
import { LoadStates } from '../../../kit/load-states'
import { Pager } from '../../../kit/lists/pager'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { eventText } from './event-text'

const PAGE_SIZE = 10

function Event({ event: { kind, detail, device, network, at } }: { readonly event: OpsSignIn }) {
  const t = useT()
  const { moment } = useFormats()
  return (
    <li className="events__line">
      <span>
        <b>{eventText(t, kind)}</b>
        {detail !== '' && <small className="dim">{detail}</small>}
        <small className="dim">{[device, network].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="dim">{moment(at)}</span>
    </li>
  )
}

/** How an account was entered, and by which device, the newest first. */
export function SignIns({ userId }: { readonly userId: string }) {
  const t = useT()
  const [page, setPage] = useState(1)
  const query = useCall('opsSignIns', { user_id: userId, p: page, page_size: PAGE_SIZE }, { keep: true })
  return (
    <LoadStates
      query={query}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="dim">{t('accounts.no_sign_ins')}</p>}
    >
      {({ list, count, count_more: more }) => (
        <>
          <ol className="events">
            {list.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
          {count > PAGE_SIZE && (
            <Pager
              label={t('accounts.sign_ins')}
              page={page}
              pageSize={PAGE_SIZE}
              count={count}
              more={more}
              onPage={setPage}
            />
          )}
        </>
      )}
    </LoadStates>
  )
}
