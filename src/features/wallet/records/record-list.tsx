import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { WalletRecord } from '@contract/entities/wallet'
import { More } from '@/kit/loading/more'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { Row } from '@/kit/row/row'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import type { Page, Paged } from '@/hooks/use-paged'
import { RecallQuestion } from '../withdraw/recall-question'
import { RecordRow } from './record-row'
import { RecordSheet } from './record-sheet'
import { RecordsSkeleton } from '../records-skeleton'
import { useRecall } from '../withdraw/use-recall'
import './record-list.scss'

interface RecordListProps {
  paged: Paged<WalletRecord, Page<WalletRecord>>
  failedTitle: string
  /** Shown when there are no records. */
  empty: ReactNode
  /** A withdrawal was recalled, or could not be: reload the records. */
  onChanged: () => void
}

/** The wallet's records, newest first, each with its details; pending withdrawals can be recalled. */
export const RecordList = observer(function RecordList({ paged, failedTitle, empty, onChanged }: RecordListProps) {
  const [opened, setOpened] = useState<WalletRecord | null>(null)
  const recall = useRecall(onChanged)
  return (
    <>
      <LoadStates load={{ ...paged, data: paged.first }} skeleton={<RecordsSkeleton />} failedTitle={failedTitle}>
        {() =>
          paged.list.length === 0 ? (
            <>{empty}</>
          ) : (
            <>
              <VirtualList
                items={paged.list}
                keyOf={(record) => record.id}
                row={(record, place) => (
                  <Row>
                    <RecordRow record={record} first={place === 0} onOpen={setOpened} onRecall={recall.ask} />
                  </Row>
                )}
              />
              <View className="record-list__foot" />
              <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
            </>
          )
        }
      </LoadStates>
      <Slot>
        <RecordSheet record={opened} onClose={() => setOpened(null)} />
        <RecallQuestion recall={recall} />
      </Slot>
    </>
  )
})
