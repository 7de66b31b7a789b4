import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { DEFAULT_CURRENCY } from '@contract/base/constants'
import { Button } from '@/kit/button/button'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { ids } from '@/kit/ids'
import { walletIds } from './ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { usePrice } from '@/hooks/use-price'
import './balance-card.scss'

/**
 * The balances of the wallets: the default one large, the others each in its own currency [rule.amount-truncation].
 * Links to the wallets.
 */
export const BalanceCard = observer(function BalanceCard() {
  const { data, state, reload } = useLoad((options) => call('getUserBalance', {}, options))
  useOnReshow(reload)
  const { ownParts, amountIn } = usePrice()
  if (data === undefined) {
    return (
      <View className="balance-card">
        <Text size={13} tone="muteOnInk" live="status">
          {t(state === 'loading' ? 'common.loading' : 'account.balance_failed')}
        </Text>
        {state !== 'loading' && (
          <Button id={ids.retry} kind="paper" size="sm" label={t('common.retry')} onPress={reload} />
        )}
      </View>
    )
  }
  const main = data.wallets[0]
  const others = data.wallets.slice(1)
  return (
    <Pressable
      id={walletIds.walletOpen}
      label={t('account.balance')}
      byContent
      role="link"
      href={hrefTo('wallet')}
      onPress={() => go('wallet')}
      className="balance-card"
    >
      <View className="balance-card__head">
        <Text size={13} tone="muteOnInk">
          {t('account.balance')}
        </Text>
        <Icon glyph={chevronRight} size={16} tone="muteOnInk" />
      </View>
      <Price
        id={walletIds.dashboardBalance}
        parts={ownParts(data.balance, main?.currency ?? DEFAULT_CURRENCY)}
        size={32}
        tone="onNight"
      />
      {others.length > 0 && (
        <Text size={13} tone="muteOnInk" figures>
          {others.map(({ balance, currency }) => amountIn(balance, currency)).join(' · ')}
        </Text>
      )}
    </Pressable>
  )
})
