import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import type { RechargeAccount as Account } from '@contract/entities/settings'
import { Button } from '@/kit/button/button'
import { ListRow } from '@/kit/list-row/list-row'
import { Callout } from '@/kit/callout/callout'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { walletIds } from '../ids'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import './recharge-form.scss'

/** The names of the parts of a bank account, in the usual order of banks' forms. */
const NAMES = {
  bank_name: () => t('recharge.bank_name'),
  account_name: () => t('recharge.account_name'),
  account_number: () => t('recharge.account_number'),
  routing_number: () => t('recharge.routing_number'),
}
type Row = keyof typeof NAMES
const ROWS = Object.keys(NAMES) as Row[]

/** Copies a value. The toast names it, or says that the user must copy it by hand. */
async function copyOut(row: Row, data: string): Promise<void> {
  const what = NAMES[row]()
  await Taro.setClipboardData({ data }).then(
    () => toast.show(t('recharge.copied', { what })),
    () => toast.show(t('recharge.not_copied')),
  )
}

const AccountRow = observer(function AccountRow({ row, text, place }: { row: Row; text: string; place: number }) {
  const name = NAMES[row]()
  return (
    <ListRow
      id={walletIds.account(place, row)}
      title={text}
      note={name}
      end={t('recharge.copy')}
      label={t('recharge.copy_what', { what: name, text })}
      onPress={() => copyOut(row, text)}
      plain
    />
  )
})

const rowsOf = (account: Account) => ROWS.flatMap((row) => (account[row] ? [{ row, text: account[row] }] : []))

/** Says that the shop has no bank account to transfer to, and leads to the support. */
const NoAccount = observer(function NoAccount({ currency }: { currency: string }) {
  return (
    <View className="recharge-form__part">
      <Callout id={walletIds.noAccount}>{t('recharge.no_account', { currency })}</Callout>
      <View className="recharge-form__sums">
        <Button kind="line" size="sm" label={t('recharge.ask_support')} onPress={() => go('support')} />
      </View>
    </View>
  )
})

/**
 * The shop's own accounts in the wallet's currency. The user transfers to one of them and then sends the proof; a tap
 * copies a part. A back end without such accounts shows nothing.
 */
export const RechargeAccount = observer(function RechargeAccount({ currency }: { currency: string }) {
  const known = settings.config?.recharge_accounts
  if (known === undefined) return null
  const accounts = known.filter((account) => account.currency === currency)
  if (accounts.length === 0) return <NoAccount currency={currency} />
  return (
    <View id={walletIds.accounts} className="recharge-form__part">
      <Text bold heading={2}>
        {t('recharge.account_title', { currency })}
      </Text>
      {accounts.map((account, place) => (
        <View key={account.account_number} className="recharge-form__part">
          {rowsOf(account).map(({ row, text }) => (
            <AccountRow key={row} row={row} text={text} place={place} />
          ))}
        </View>
      ))}
    </View>
  )
})
