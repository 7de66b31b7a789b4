import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { StoreDashboard } from '@contract/entities/store'
import { Button } from '@/kit/button/button'
import { DayChart } from '@/kit/day-chart/day-chart'
import { DayList } from '@/kit/day-chart/day-list'
import { Hairline } from '@/kit/panel/hairline'
import { Panel } from '@/kit/panel/panel'
import { Price } from '@/kit/price/price'
import { sellerIds } from '../ids'
import { Text } from '@/kit/text/text'
import { formatDay } from '@/domain/time/dates'
import { displayAmount } from '@/domain/money/display-amount'
import { formatMoney } from '@/domain/money/money-format'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import './store-sales.scss'

/** The sales of this month by day, as a chart or as a list, with their totals [field.dashboard.sums]. */
export const StoreSales = observer(function StoreSales({ board }: { board: StoreDashboard }) {
  const { amount, amountParts } = usePrice()
  const [listed, setListed] = useState(false)
  const { language, shown } = settings
  const days = board.by_day.map(({ day, amount: usd }) => ({
    day: formatDay(day, language),
    amount: amount(usd),
    value: Number(displayAmount(usd, shown.rate)),
  }))
  const [best] = [...days].sort((a, b) => b.value - a.value)
  const dayAt = (place: number) => days[place]?.day ?? ''
  const axis = (value: number) => formatMoney(String(value), shown.symbol, language).text
  return (
    <Panel>
      <Text tone="ink2">{t('store.this_month')}</Text>
      <Price id={sellerIds.thisMonth} parts={amountParts(board.this_month)} size={32} />
      <View className="store-sales__chart">
        {listed ? (
          <DayList label={t('store.by_day')} rows={days} />
        ) : (
          <DayChart
            values={days.map(({ value }) => value)}
            axis={axis}
            first={days.length > 1 ? dayAt(0) : ''}
            last={dayAt(days.length - 1)}
          />
        )}
      </View>
      <View className="store-sales__notes">
        <Text size={13}>
          {best?.value ? t('store.best_day', { day: best.day, amount: best.amount }) : t('store.no_sales')}
        </Text>
        <Text size={11} tone="ink2">
          {t('store.utc')}
        </Text>
      </View>
      <View className="store-sales__switch">
        <Button
          id={sellerIds.days}
          kind="line"
          size="sm"
          label={listed ? t('store.as_chart') : t('store.as_list')}
          onPress={() => setListed(!listed)}
        />
      </View>
      <Hairline />
      <View className="store-sales__sums">
        <View className="store-sales__sum">
          <Text size={13} tone="ink2">
            {t('store.last_month')}
          </Text>
          <Price parts={amountParts(board.last_month)} size={17} />
        </View>
        <View className="store-sales__sum">
          <Text size={13} tone="ink2">
            {t('store.total')}
          </Text>
          <Price parts={amountParts(board.total)} size={17} />
        </View>
      </View>
    </Panel>
  )
})
