import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { PAYOUTS, type PayoutTo } from '@contract/base/wallet-states'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { hrefTo } from '@/shell/page/href'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { walletIds } from '../ids'
import { go } from '@/platform/navigation/navigation'
import './withdraw-form.scss'

/** The masked payout account of the profile; empty when there is none. */
export function payoutNote(user: UserInfo, to: PayoutTo): string {
  if (to === 'virtual_wallet') return user.virtual_wallet
  return [user.bank_name, user.bank_account_number].filter(Boolean).join(' · ')
}

const TITLES: Record<PayoutTo, () => string> = {
  bank: () => t('withdraw.bank'),
  virtual_wallet: () => t('withdraw.virtual'),
}

interface PayoutChoiceProps {
  user: UserInfo
  chosen: string
  error?: string
  onChoose: (to: PayoutTo) => void
}

/** Chooses the payout account: one of the profile, or a link to add one. */
export const PayoutChoice = observer(function PayoutChoice({ user, chosen, error, onChoose }: PayoutChoiceProps) {
  const lacks = PAYOUTS.some((to) => payoutNote(user, to) === '')
  return (
    <View className="withdraw-form__part">
      <Text size={13} bold>
        {t('withdraw.where')}
      </Text>
      <Box role="radiogroup" label={t('withdraw.where')}>
        {PAYOUTS.map((to) => {
          const note = payoutNote(user, to)
          return (
            <View key={to} className="withdraw-form__option">
              <RadioRow
                id={walletIds.payout(to)}
                title={TITLES[to]()}
                note={note || t('withdraw.none')}
                chosen={chosen === to}
                disabled={note === ''}
                onPress={() => onChoose(to)}
              />
            </View>
          )
        })}
      </Box>
      {error && (
        <Text size={13} tone="danger" live="alert">
          {error}
        </Text>
      )}
      {lacks && (
        <View className="withdraw-form__add">
          <Button
            kind="line"
            size="sm"
            label={t('withdraw.add')}
            href={hrefTo('profile')}
            onPress={() => go('profile')}
          />
        </View>
      )}
    </View>
  )
})
