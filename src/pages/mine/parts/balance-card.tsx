import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { DEFAULT_CURRENCY } from '@contract/constants'
import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { chevronRight } from '@/components/icon/glyphs/chevron-right'
import { ids } from '@/components/ids'
import { hrefTo } from '@/components/page/href'
import { Press } from '@/components/press/press'
import { Price } from '@/components/price/price'
import { Txt } from '@/components/text/txt'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { getUserBalance } from '@/services/account'
import { useLoad } from '@/stores/use-load'
import { useShownAgain } from '@/stores/use-shown-again'
import { usePrice } from '@/stores/use-price'
import './balance-card.scss'

/** What the wallets hold: the default one large, the others each in its own currency (spec §5: truncated). It leads to them. */
export const BalanceCard = observer(function BalanceCard() {
  const { data, state, reload } = useLoad((options) => getUserBalance(options))
  useShownAgain(reload)
  const { ownParts, amountIn } = usePrice()
  if (data === undefined) {
    return (
      <View className="balance-card">
        <Txt size={13} tone="muteOnInk" live="status">
          {t(state === 'loading' ? 'common.loading' : 'account.balance_failed')}
        </Txt>
        {state !== 'loading' && (
          <Button id={ids.retry} kind="paper" size="sm" label={t('common.retry')} onPress={reload} />
        )}
      </View>
    )
  }
  const main = data.wallets[0]
  const others = data.wallets.slice(1)
  return (
    <Press
      id={ids.walletOpen}
      label={t('account.balance')}
      byContent
      role="link"
      href={hrefTo('wallet')}
      onPress={() => go('wallet')}
      className="balance-card"
    >
      <View className="balance-card__head">
        <Txt size={13} tone="muteOnInk">
          {t('account.balance')}
        </Txt>
        <Icon glyph={chevronRight} size={16} tone="muteOnInk" />
      </View>
      <Price
        id={ids.dashboardBalance}
        parts={ownParts(data.balance, main?.currency ?? DEFAULT_CURRENCY)}
        size={32}
        tone="onDark"
      />
      {others.length > 0 && (
        <Txt size={13} tone="muteOnInk" figures>
          {others.map(({ balance, currency }) => amountIn(balance, currency)).join(' · ')}
        </Txt>
      )}
    </Press>
  )
})
