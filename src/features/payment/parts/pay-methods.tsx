import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { check } from '@/kit/icon/glyphs/check'
import { creditCard } from '@/kit/icon/glyphs/credit-card'
import { wallet as walletGlyph } from '@/kit/icon/glyphs/wallet'
import { cardIds, paymentIds } from '../ids'

import { Callout } from '@/kit/callout/callout'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import '@/locales/late/checkout'
import { cardText } from '@/locales/own/card'
import { walletName } from '@/locales/own/wallet-names'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import { walletAfter, walletOf } from './payment-choice'
import type { Payment } from './use-payment'
import './pay.scss'

interface PayMethodsProps {
  readonly payment: Pick<Payment, 'bill' | 'choice' | 'choose'>
}

/** The payment methods: each wallet with its balance and what remains, a card, and cash on delivery. */
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
  const { amountIn } = usePrice()
  const { bill, choice, choose } = payment
  return (
    <Box role="radiogroup" label={t('checkout.how')} className="pay__methods">
      {bill.wallets.map((wallet, index) => {
        const { code, balance, currency } = wallet
        const on = walletOf(choice) === code
        const after = walletAfter(bill, code)
        return (
          <View key={code} className="pay__method">
            <RadioRow
              id={index === 0 ? paymentIds.payWallet : `${paymentIds.payWallet}-${code}`}
              title={walletName(wallet)}
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
      })}
      {bill.card && (
        <View className="pay__method">
          <RadioRow
            id={cardIds.choice}
            title={cardText('name')}
            note={cardText('note')}
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
    </Box>
  )
})
