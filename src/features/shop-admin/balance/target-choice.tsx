import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { PAYOUT_TARGETS } from '@contract/base/settlement-constants'
import type { UserInfo } from '@contract/entities/user'
import { accountNote, isReachable, type PayoutTarget } from '@/domain/seller/payout-values'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { shopAdminIds } from '../ids'
import './payout-sheet.scss'

interface TargetChoiceProps {
  user: UserInfo
  chosen: PayoutTarget
  error?: string
  onChoose: (to: PayoutTarget) => void
  /** The profile is opened, from which the user comes back with another account. */
  onLeave: () => void
}

/** Chooses where a payout goes: a wallet, or an account of the profile, with a link to add one. */
export const TargetChoice = observer(function TargetChoice(props: TargetChoiceProps) {
  const { user, chosen, error, onChoose, onLeave } = props
  const noteOf = (to: PayoutTarget) => {
    if (!isReachable(user, to)) return t('shopBalance.no_account')
    return accountNote(user, to) || undefined
  }
  return (
    <View className="payout-sheet__part">
      <Text size={13} bold>
        {t('shopBalance.where')}
      </Text>
      <Box role="radiogroup" label={t('shopBalance.where')}>
        {PAYOUT_TARGETS.map((to) => (
          <View key={to} className="payout-sheet__option">
            <RadioRow
              id={shopAdminIds.payoutTo(to)}
              title={t(`shopBalance.to_${to}`)}
              note={noteOf(to)}
              chosen={chosen === to}
              disabled={!isReachable(user, to)}
              onPress={() => onChoose(to)}
            />
          </View>
        ))}
      </Box>
      {error && (
        <Text size={13} tone="danger" live="alert">
          {error}
        </Text>
      )}
      {!PAYOUT_TARGETS.every((to) => isReachable(user, to)) && (
        <View className="payout-sheet__all">
          <Button
            id={shopAdminIds.payoutAccount}
            kind="line"
            size="sm"
            label={t('shopBalance.add_account')}
            href={hrefTo('profile')}
            onPress={() => {
              onLeave()
              return go('profile')
            }}
          />
        </View>
      )}
      {chosen !== 'wallet' && (
        <View className="payout-sheet__note">
          <Text size={13} tone="ink2">
            {t('shopBalance.step_back')}
          </Text>
        </View>
      )}
    </View>
  )
})
