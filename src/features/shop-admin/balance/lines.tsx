import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { StatementLine } from '@contract/calls/seller/settlement'
import { formatDate } from '@/domain/time/dates'
import { usePrice } from '@/hooks/use-price'
import { cx } from '@/kit/cx'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { settings } from '@/stores/settings'
import { shopAdminIds } from '../ids'
import './lines.scss'

interface LineProps {
  line: StatementLine
  currency: string
  first: boolean
}

const Line = observer(function Line({ line, currency, first }: LineProps) {
  const { amountIn } = usePrice()
  const { kind, net, order_id, increment_id: number } = line
  const isOut = net.startsWith('-')
  const sum = isOut ? amountIn(net, currency) : `+${amountIn(net, currency)}`
  const note = [number, formatDate(line.at, settings.language)].filter(Boolean).join(' · ')
  const className = cx('balance-line', !first && 'balance-line--next')
  const content = (
    <>
      <View className="balance-line__words">
        <Text lines={2}>{t(`shopBalance.kind_${kind}`)}</Text>
        <Text size={13} tone="ink2">
          {note}
        </Text>
      </View>
      <Text bold figures align="right" tone={isOut ? 'ink' : 'success'}>
        {sum}
      </Text>
    </>
  )
  if (order_id === null) return <View className={className}>{content}</View>
  return (
    <Pressable
      id={shopAdminIds.line(line.line_id)}
      role="link"
      label={[t(`shopBalance.kind_${kind}`), sum, note].join(', ')}
      byContent
      href={hrefTo('shopOrder', { order_id })}
      onPress={() => go('shopOrder', { order_id })}
      className={className}
    >
      {content}
    </Pressable>
  )
})

interface LinesProps {
  lines: readonly StatementLine[]
  currency: string
}

/** The newest movements of a shop's money; those of an order lead to it. */
export const Lines = observer(function Lines({ lines, currency }: LinesProps) {
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('shopBalance.newest')}
      </Text>
      {lines.length === 0 && <Text tone="ink2">{t('shopBalance.none_text')}</Text>}
      {lines.map((line, place) => (
        <Line key={line.line_id} line={line} currency={currency} first={place === 0} />
      ))}
    </Panel>
  )
})
