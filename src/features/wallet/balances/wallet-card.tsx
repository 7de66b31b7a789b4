import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { WalletBalance } from '@contract/entities/user'
import { Button } from '@/kit/button/button'
import { Icon } from '@/kit/icon/icon'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { lock } from '@/kit/icon/glyphs/lock'
import { plus } from '@/kit/icon/glyphs/plus'
import { hrefTo } from '@/shell/page/href'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { go } from '@/platform/navigation/navigation'
import { usePrice } from '@/hooks/use-price'
import { walletName } from '@/locales/wallet-name'
import { t } from '@/locales/t'
import './wallet-card.scss'

/** The balance of a wallet in its own currency [rule.amount-truncation], with links to recharge and withdraw. */
export const WalletCard = observer(function WalletCard({ wallet }: { wallet: WalletBalance }) {
  const { ownParts, amountIn } = usePrice()
  const { code, currency, balance, frozen } = wallet
  return (
    <View className="wallet-card">
      <Text size={13} tone="muteOnInk">
        {t('wallet.balance', { wallet: walletName(wallet) })}
      </Text>
      <Price id={walletIds.balance} parts={ownParts(balance, currency)} size={32} tone="onNight" />
      {Number(frozen) > 0 && (
        <View className="wallet-card__frozen">
          <Icon glyph={lock} size={16} tone="muteOnInk" />
          <View className="wallet-card__words">
            <Text id={walletIds.frozen} size={13} tone="muteOnInk" figures>
              {t('wallet.frozen', { amount: amountIn(frozen, currency) })}
            </Text>
          </View>
        </View>
      )}
      <View className="wallet-card__ways">
        <View className="wallet-card__way">
          <Button
            id={walletIds.toRecharge}
            kind="paper"
            size="md"
            block
            icon={plus}
            label={t('wallet.recharge')}
            href={hrefTo('recharge', { wallet: code })}
            onPress={() => go('recharge', { wallet: code })}
          />
        </View>
        <View className="wallet-card__way">
          <Button
            id={walletIds.toWithdraw}
            kind="paper"
            size="md"
            block
            icon={banknote}
            label={t('wallet.withdraw')}
            href={hrefTo('withdraw', { wallet: code })}
            onPress={() => go('withdraw', { wallet: code })}
          />
        </View>
      </View>
    </View>
  )
})
