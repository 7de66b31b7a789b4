import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { RECHARGE_MIN } from '@contract/rules/recharge'
import { Field } from '@/kit/field/field'
import { FormEnd } from '@/kit/form-end/form-end'
import { Panel } from '@/kit/panel/panel'
import { PictureField } from '@/kit/picture-field/picture-field'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { FormScope } from '@/platform/host/focus-wrong'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { AmountField } from '../amount/amount-field'
import type { Wallets } from '../amount/load-wallets'
import { RechargeAccount } from './recharge-account'
import { RechargeSuggestions } from './recharge-suggestions'
import { useRechargeForm } from './use-recharge-form'
import './recharge-form.scss'

interface RechargeFormProps {
  wallets: Wallets
  /** The code of the wallet that is chosen at first. */
  first: string
  onSent: () => void
}

/** The proof of a bank transfer [field.record.recharge] [rule.recharge-min]. */
export const RechargeForm = observer(function RechargeForm({ wallets, first, onSent }: RechargeFormProps) {
  const { amountIn } = usePrice()
  const { form, proof, wallet, sum, ...errors } = useRechargeForm(wallets, first, onSent)
  const { values, set, blur } = form
  return (
    <FormScope value={form.scope}>
      <Panel>
        <Text tone="ink2">{t('recharge.how')}</Text>
        <View className="recharge-form__part">
          <AmountField
            wallets={wallets}
            wallet={wallet}
            value={values.amount}
            error={errors.amountError}
            hint={t('recharge.amount_hint', { least: amountIn(RECHARGE_MIN, wallet.currency) })}
            onInput={(value) => set('amount', value)}
            onBlur={() => values.amount !== '' && blur('amount')}
            onWallet={(code) => set('wallet', code)}
          />
        </View>
        <RechargeSuggestions
          currency={wallet.currency}
          value={values.amount}
          onChoose={(amount) => set('amount', amount)}
        />
        <RechargeAccount currency={wallet.currency} />
        <View className="recharge-form__part">
          <PictureField
            id={walletIds.addProof}
            list={proof}
            label={t('recharge.proof')}
            hint={t('recharge.proof_hint')}
            error={errors.proofError}
            disabled={form.busy}
          />
        </View>
        <View className="recharge-form__part">
          <Field
            id={walletIds.transaction}
            label={t('recharge.transaction')}
            hint={t('recharge.transaction_hint')}
            value={values.transaction_id}
            error={errors.transactionError}
            autocomplete="off"
            maxLength={200}
            required
            onInput={(value) => set('transaction_id', value)}
            onBlur={() => values.transaction_id !== '' && blur('transaction_id')}
          />
        </View>
        <View className="recharge-form__part">
          <Field
            id={walletIds.remark}
            label={t('recharge.remark')}
            value={values.remark}
            error={form.errors.remark}
            maxLength={500}
            onInput={(value) => set('remark', value)}
          />
        </View>
        <FormEnd
          id={walletIds.sendRecharge}
          label={
            sum === null ? t('recharge.send') : t('recharge.send_amount', { amount: amountIn(sum, wallet.currency) })
          }
          error={form.error}
          busy={form.busy}
          onSend={form.submit}
        />
      </Panel>
    </FormScope>
  )
})
