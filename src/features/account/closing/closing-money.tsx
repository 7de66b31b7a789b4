import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { idOf } from '@/kit/ids'
import { closingIds } from './ids'
import { Button } from '@/kit/button/button'
import { hrefTo } from '@/shell/page/href'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'

interface ClosingMoneyProps {
  /** The balances of the wallets, each in its own currency. */
  amount: string
  given: boolean
  /** The user tried to close the account without giving the money up. */
  missing: boolean
  onGive: (given: boolean) => void
}

/** Money that is left in the wallets. The user withdraws it first, or gives it up explicitly. */
export const ClosingMoney = observer(function ClosingMoney({ amount, given, missing, onGive }: ClosingMoneyProps) {
  const errorId = idOf.fieldError(closingIds.forfeit)
  const words = t('closing.forfeit', { amount })
  return (
    <>
      <Text size={17} bold heading={2}>
        {t('closing.money_title')}
      </Text>
      <View className="account__line">
        <Text tone="ink2">{t('closing.money_text', { amount })}</Text>
      </View>
      <View className="account__part">
        <Button
          id={closingIds.obstacle('balance')}
          kind="soft"
          block
          label={t('closing.money_way')}
          href={hrefTo('wallet')}
          onPress={() => go('wallet')}
        />
      </View>
      <View className="account__tick">
        <Checkbox
          id={closingIds.forfeit}
          label={words}
          on={given}
          onPress={() => onGive(!given)}
          describedBy={missing ? errorId : undefined}
        />
        <View className="account__tick-text">
          <Text>{words}</Text>
          {missing && (
            <Text id={errorId} size={13} tone="danger" live="alert">
              {t('closing.forfeit_needed')}
            </Text>
          )}
        </View>
      </View>
      <View className="account__part" />
    </>
  )
})
