import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { idOf } from '@/kit/ids'
import { closingIds } from './ids'
import { Button } from '@/kit/button/button'

import { hrefTo } from '@/shell/page/href'
import { Txt } from '@/kit/text/txt'
import { Tick } from '@/kit/tick/tick'
import { accountText } from '../texts/account'
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
  const words = accountText('forfeit', { amount })
  return (
    <>
      <Txt size={17} bold heading={2}>
        {accountText('money_title')}
      </Txt>
      <View className="account__line">
        <Txt tone="ink2">{accountText('money_text', { amount })}</Txt>
      </View>
      <View className="account__part">
        <Button
          id={closingIds.obstacle('balance')}
          kind="soft"
          block
          label={accountText('money_way')}
          href={hrefTo('wallet')}
          onPress={() => go('wallet')}
        />
      </View>
      <View className="account__tick">
        <Tick
          id={closingIds.forfeit}
          label={words}
          on={given}
          onPress={() => onGive(!given)}
          describedBy={missing ? errorId : undefined}
        />
        <View className="account__tick-text">
          <Txt>{words}</Txt>
          {missing && (
            <Txt id={errorId} size={13} tone="danger" live="alert">
              {accountText('forfeit_needed')}
            </Txt>
          )}
        </View>
      </View>
      <View className="account__part" />
    </>
  )
})
