import { JOB_EVERY_MS, JOB_NAMES } from '@contract/base/jobs'
import { oneOf } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { Badge, type Tone } from '../../../kit/badge'
import { Card } from '../../../kit/card'
import { Table, type Column } from '../../../kit/lists/table'
import { LoadStates } from '../../../kit/load-states'
import { useFormats } from '../../../text/format'
import { useT, type T } from '../../../text/use-t'
import { jobsOf, type Job, type JobState } from './late'

const EVERY_MS = 15_000
const TONES: Readonly<Record<JobState, Tone>> = { runs: 'good', failed: 'bad', late: 'wait', new: 'calm' }

/** `every 15 seconds`, `every 5 minutes`. */
function everyText(t: T, ms: number): string {
  const seconds = ms / 1_000
  return seconds < 60
    ? t('outbox.every_seconds', { count: seconds })
    : t('outbox.every_minutes', { count: Math.round(seconds / 60) })
}

function useColumns(): readonly Column<Job>[] {
  const t = useT()
  const { moment, count } = useFormats()
  return [
    {
      id: 'name',
      head: t('outbox.job'),
      isName: true,
      cell: ({ name, last }) => {
        const known = oneOf(JOB_NAMES, name)
        return (
          <>
            {known === undefined ? name : t(`outbox.job_${known.replace('-', '_') as 'mails'}`)}
            {known && <small className="dim">{everyText(t, JOB_EVERY_MS[known])}</small>}
            {last && last.error !== '' && <small className="outbox__error">{last.error}</small>}
          </>
        )
      },
    },
    {
      id: 'state',
      head: t('outbox.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`outbox.job_state_${state}`)}</Badge>,
    },
    {
      id: 'last',
      head: t('outbox.last_round'),
      cell: ({ last }) => (last ? moment(last.ended_at) : t('outbox.never')),
    },
    {
      id: 'took',
      head: t('outbox.took'),
      align: 'end',
      cell: ({ last }) => last && t('outbox.ms', { time: count(last.took_ms) }),
    },
  ]
}

/** What the servers do by themselves, when they last did it, and what is late. */
export function Jobs() {
  const t = useT()
  const query = useCall('opsJobs', {}, { every: EVERY_MS })
  const columns = useColumns()
  return (
    <Card flush>
      <div className="tools">
        <p className="dim">{t('outbox.jobs_text')}</p>
      </div>
      <LoadStates query={query}>
        {({ list }) => (
          <Table
            label={t('outbox.part_jobs')}
            columns={columns}
            rows={jobsOf(list, query.dataUpdatedAt)}
            keyOf={({ name }) => name}
          />
        )}
      </LoadStates>
    </Card>
  )
}
