import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { check } from '@/kit/icon/glyphs/check'
import { creditCard } from '@/kit/icon/glyphs/credit-card'
import { wallet as walletGlyph } from '@/kit/icon/glyphs/wallet'
import { cardIds, paymentIds } from '../../payment-ids'
import { Button } from '@/kit/button/button'
import { Callout } from '@/kit/callout/callout'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import { walletAfter, walletOf } from './payment-choice'
import type { Payment } from './use-payment'
import './pay.scss'

interface PayMethodsProps {
  readonly payment: Pick<Payment, 'bill' | 'choice' | 'choose'>
}

/**
 * The payment methods: a wallet with its balance and what remains, a card, cash on delivery, and folded below them the
 * wallets in other currencies.
 */
export const PayMethods = observer(function PayMethods({ payment }: PayMethodsProps) {
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('checkout.how')}
      </Text>
      <PayOptions payment={payment} />
    </Panel>
  )
})

/** The same without a frame. */
export const PayOptions = observer(function PayOptions({ payment }: PayMethodsProps) {
  const { bill, choice, choose } = payment
  // the first wallet stays where it is, whatever is chosen afterwards
  const [lead] = useState(() => walletOf(choice) ?? bill.wallets[0]?.code)
  const [unfolded, setUnfolded] = useState(false)
  const rest = bill.wallets.filter(({ code }) => code !== lead)
  const shown = unfolded || rest.some(({ code }) => code === walletOf(choice))
  return (
    <>
      <Box role="radiogroup" label={t('checkout.how')} className="pay__methods">
        {lead !== undefined && <WalletOption id={paymentIds.payWallet} code={lead} payment={payment} />}
        {bill.card && (
          <View className="pay__method">
            <RadioRow
              id={cardIds.choice}
              title={t('card.name')}
              note={t('card.note')}
              start={
                <View className="pay__disc pay__disc--card">
                  <Icon glyph={creditCard} />
                </View>
              }
              chosen={choice === 'card'}
              onPress={() => choose('card')}
            />
          </View>
        )}
        {bill.cash && (
          <View className="pay__method">
            <RadioRow
              id={paymentIds.payCash}
              title={t('checkout.cash')}
              note={t('checkout.cash_note')}
              start={
                <View className="pay__disc pay__disc--cash">
                  <Icon glyph={banknote} />
                </View>
              }
              chosen={choice === 'cash'}
              onPress={() => choose('cash')}
            />
          </View>
        )}
        {shown &&
          rest.map(({ code }) => (
            <WalletOption key={code} id={`${paymentIds.payWallet}-${code}`} code={code} payment={payment} />
          ))}
      </Box>
      {bill.overGuestLimit && (
        <View className="pay__after">
          <Callout>{t('guest.limit')}</Callout>
        </View>
      )}
      {rest.length > 0 && !shown && (
        <View className="pay__method">
          <Button
            id={paymentIds.payOthers}
            kind="line"
            size="md"
            label={t('checkout.other_wallets', { codes: rest.map(({ code }) => code).join(', ') })}
            onPress={() => setUnfolded(true)}
          />
        </View>
      )}
    </>
  )
})

interface WalletOptionProps extends PayMethodsProps {
  readonly id: string
  readonly code: string
}

const WalletOption = observer(function WalletOption({ id, code, payment }: WalletOptionProps) {
  const { amountIn } = usePrice()
  const { bill, choice, choose } = payment
  const wallet = bill.wallets.find((one) => one.code === code)
  if (!wallet) return null
  const { balance, currency } = wallet
  const on = walletOf(choice) === code
  const after = walletAfter(bill, code)
  return (
    <View className="pay__method">
      <RadioRow
        id={id}
        title={t('checkout.wallet', { code })}
        note={t('checkout.balance', { amount: amountIn(balance, currency) })}
        start={
          <View className="pay__disc pay__disc--wallet">
            <Icon glyph={walletGlyph} tone="accent" />
          </View>
        }
        chosen={on}
        onPress={() => choose({ wallet: code })}
      />
      {on && after && (
        <View className="pay__after">
          {'left' in after ? (
            <Callout kind="success" icon={check} live="status">
              {t('checkout.stays', { amount: amountIn(after.left, currency) })}
            </Callout>
          ) : (
            <Callout kind="danger" live="alert">
              {t('checkout.too_little', { amount: amountIn(after.missing, currency) })}
            </Callout>
          )}
        </View>
      )}
    </View>
  )
})
