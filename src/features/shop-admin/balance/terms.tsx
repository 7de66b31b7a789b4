import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import { BASE_CURRENCY } from '@contract/base/constants'
import { formatPercent } from '@/domain/money/percent'
import { usePrice } from '@/hooks/use-price'
import { Panel } from '@/kit/panel/panel'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import './balance-panel.scss'

type Of = Data<'sellerBalance'>['terms']

/** What is agreed with the shop for new orders. */
export const Terms = observer(function Terms({ of }: { of: Of }) {
  const { amountIn } = usePrice()
  const { language } = settings
  const fee = [
    of.card_fee_bps > 0 && formatPercent(of.card_fee_bps, language),
    Number(of.card_fee_fixed) > 0 && amountIn(of.card_fee_fixed, BASE_CURRENCY),
  ].filter(Boolean)
  const settled =
    of.hold_days === 0 ? t('shopBalance.settled_after_zero') : t('shopBalance.settled_after', { count: of.hold_days })
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('shopBalance.terms')}
      </Text>
      <View className="balance-panel__rows">
        <Summary
          rows={[
            {
              key: 'commission',
              label: t('shopBalance.commission'),
              value: formatPercent(of.commission_bps, language),
            },
            { key: 'fee', label: t('shopBalance.fee'), value: fee.join(' + ') || t('shopBalance.no_fee') },
            { key: 'cash', label: t('shopBalance.cash'), value: t(`shopBalance.cash_${of.cash_with}`) },
            { key: 'settled', label: t('shopBalance.settled'), value: settled },
          ]}
        />
      </View>
      <Text size={13} tone="ink2">
        {t('shopBalance.terms_text')}
      </Text>
    </Panel>
  )
})
