import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { WalletRecord } from '@contract/entities/wallet'
import { Badge } from '@/kit/badge/badge'
import { Button } from '@/kit/button/button'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { formatDateTime } from '@/domain/time/dates'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { mayRecall, recordLook, shortId, stateOf } from './record-state'
import './record-row.scss'

interface RecordRowProps {
  record: WalletRecord
  /** The first row of a list has no hairline above it, and round corners. */
  first?: boolean
  onOpen: (record: WalletRecord) => void
  onRecall: (record: WalletRecord) => void
}

/** A record of a wallet: what it was, when, the amount, and its state. */
export const RecordRow = observer(function RecordRow({ record, first, onOpen, onRecall }: RecordRowProps) {
  const { amountIn } = usePrice()
  const { glyph, ground, title } = recordLook(record)
  const { kind, text } = stateOf(record)
  const isOver = record.state === 'completed'
  const failed = record.state === 'failed'
  const income = record.direction === 'income'
  const sum = `${income ? '+' : '−'}${amountIn(record.amount, record.currency)}`
  const detail = failed && !record.recalled ? record.message : record.transaction_id && shortId(record.transaction_id)
  const when = formatDateTime(record.created_at, settings.language)
  const tone = income ? 'success' : 'ink'
  return (
    <View className={cx('record', first ? 'record--first' : 'record--next')}>
      <Pressable
        id={walletIds.record(record.id)}
        label={[title, sum, isOver ? '' : text, when, detail].filter(Boolean).join(', ')}
        byContent
        opens="dialog"
        onPress={() => onOpen(record)}
        className="record__press"
      >
        <View className={cx('record__disc', `record__disc--${ground}`)}>
          <Icon glyph={glyph} size={18} />
        </View>
        <View className="record__words">
          <Text lines={2}>{title}</Text>
          <Text size={13} tone="ink2" lines={2}>
            {detail ? `${when} · ${detail}` : when}
          </Text>
        </View>
        <View className="record__end">
          <Text bold figures struck={failed} tone={failed ? 'ink2' : tone} align="right">
            {sum}
          </Text>
          {!isOver && (
            <View className="record__state">
              <Badge id={walletIds.state(record.id)} kind={kind} text={text} />
            </View>
          )}
        </View>
      </Pressable>
      {mayRecall(record) && (
        <View className="record__recall">
          <Button
            id={walletIds.recall(record.id)}
            kind="line"
            size="sm"
            label={t('recall.confirm')}
            opens="dialog"
            onPress={() => onRecall(record)}
          />
        </View>
      )}
    </View>
  )
})
