import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import { useCall } from '../../api/use-call'
import { Button } from '../../kit/button'
import { useSession } from '../../session/use-session'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { isBelow, isNothing, withMinus } from './amounts'
import { PayoutSheet } from './payout-sheet'

/** What is on its way to the seller's bank: the sums of open withdrawals, by currency. */
function OnItsWay() {
  const t = useT()
  const { money } = useFormats()
  const { data } = useCall('getUserBalance', {})
  const sums = data?.wallets.filter(({ frozen }) => Number(frozen) !== 0)
  const text = sums?.map((each) => money(each.frozen, each.currency)).join(' + ')
  return (
    <div className="balance__line">
      <dt>{t('balance.on_its_way')}</dt>
      <dd>{text === undefined ? '–' : text || money('0')}</dd>
    </div>
  )
}

function PayOut({ balance }: { readonly balance: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const user = useCall('getUserinfo', {})
  const wallets = useCall('getUserBalance', {})
  const open = () => {
    setOpen(true)
    for (const query of [user, wallets]) if (query.error) void query.refetch()
  }
  const isComing = isOpen && (user.isFetching || wallets.isFetching)
  return (
    <>
      <Button
        kind="main"
        className="balance__action"
        disabled={isNothing(balance) || isBelow(balance)}
        busy={isComing && !(user.data && wallets.data)}
        onClick={open}
      >
        {t('balance.pay_out')}
      </Button>
      {isOpen && user.data && wallets.data && (
        <PayoutSheet balance={balance} user={user.data} wallets={wallets.data.wallets} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** What a shop has, what is held for it, and the way to be paid out, which is the seller's own. */
export function BalanceCard({ of: { balance, held, open_orders: orders } }: { readonly of: Data<'sellerBalance'> }) {
  const t = useT()
  const { money } = useFormats()
  const isSeller = useSession()?.role === 'seller'
  return (
    <section className="card balance" aria-label={t('balance.title')}>
      <dl>
        <div>
          <dt>{t(isBelow(balance) ? 'balance.owed' : 'balance.available')}</dt>
          <dd className="balance__sum">{withMinus(money(balance))}</dd>
        </div>
        <div className="balance__line">
          <dt>{t('balance.held', { count: orders })}</dt>
          <dd>{withMinus(money(held))}</dd>
        </div>
        {isSeller && <OnItsWay />}
      </dl>
      {isBelow(balance) && <p className="balance__note">{t('balance.owed_text')}</p>}
      {isSeller ? <PayOut balance={balance} /> : <p className="balance__note">{t('balance.seller_alone')}</p>}
    </section>
  )
}
