/** Checks and steps taken away: an owner nobody asks for, a bound that is gone, a part of a change that is left out. */
import type { Mutant } from './mutant'

const SERVER: readonly Mutant[] = [
  {
    row: 'wire.foreign-id',
    file: 'server/addresses/book.ts',
    test: 'server/addresses/addresses.test.ts',
    from: 'and(eq(addresses.userId, userId), eq(addresses.id, addressId))',
    to: 'eq(addresses.id, addressId)',
  },
  {
    row: 'wire.foreign-id',
    file: 'server/cart/lines.ts',
    test: 'server/cart/cart.test.ts',
    from: 'and(eq(cartLines.userId, userId), inArray(cartLines.id, [...itemIds]))',
    to: 'inArray(cartLines.id, [...itemIds])',
  },
  {
    row: 'stock.last-unit',
    file: 'server/orders/stock.ts',
    test: 'server/orders/stock.test.ts',
    from: "if (taken.length === 0) throw new StockChanged('stock', sku)",
    to: '',
  },
  {
    row: 'state.cancel-returns',
    file: 'server/orders/cancel.ts',
    test: 'server/orders/orders.test.ts',
    from: 'await returnStock(tx, order.id, at)',
    to: '',
  },
  {
    row: 'money.not-negative',
    file: 'server/ledger/post.ts',
    test: 'server/ledger/ledger.test.ts',
    from: 'if (!row) throw new Refusal(Code.balanceInsufficient)',
    to: 'if (!row) return 0n',
  },
  {
    row: 'money.ledger-zero',
    file: 'server/ledger/post.ts',
    test: 'server/ledger/ledger.test.ts',
    from: '  checkZero(legs)\n',
    to: '',
  },
  {
    row: 'money.selected-only',
    file: 'server/cart/price-cart.ts',
    test: 'server/cart/cart.test.ts',
    from: 'const selected = wanted.selected && active',
    to: 'const selected = active',
  },
  {
    row: 'stock.inactive',
    file: 'server/cart/price-cart.ts',
    test: 'server/cart/cart.test.ts',
    from: 'const active = !goods.withdrawn && goods.stock > 0',
    to: 'const active = !goods.withdrawn',
  },
  {
    row: 'wire.idempotency-replay',
    file: 'server/http/idempotency.ts',
    test: 'server/checkout/checkout.test.ts',
    from: 'if (kept.fieldsHash === fieldsHash) return JSON.parse(kept.answer) as unknown',
    to: '',
  },
  {
    row: 'session.hashed',
    file: 'server/account/tokens.ts',
    test: 'server/account/account.test.ts',
    from: "export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')",
    to: 'export const hashToken = (token: string) => token',
  },
  {
    row: 'state.cash-on-delivery',
    file: 'server/payments/pay.ts',
    test: 'server/payments/payments.test.ts',
    from: "await enter(tx, order, 'to_be_shipped', at",
    to: "await enter(tx, order, 'paid', at",
  },
]

const APP: readonly Mutant[] = [
  {
    row: 'transport.interface-error',
    file: 'src/services/request.ts',
    test: 'src/services/request.test.ts',
    from: 'status !== 200 || !isEnvelope(body)',
    to: '!isEnvelope(body)',
  },
  {
    row: 'transport.invalid-envelope',
    file: 'src/services/request.ts',
    test: 'src/services/request.test.ts',
    from: "typeof code === 'number' && Number.isInteger(code)",
    to: 'code !== 0',
  },
  {
    row: 'wire.headers',
    file: 'src/services/request.ts',
    test: 'src/services/request.test.ts',
    from: "'access-token': token, lang: language,",
    to: "'access-token': token,",
  },
  {
    row: 'wire.form',
    file: 'src/services/encode.ts',
    test: 'src/services/encode.test.ts',
    from: "value ? '1' : '0'",
    to: 'String(value)',
  },
  {
    row: 'wire.idempotency-intent',
    file: 'src/services/intent.ts',
    test: 'src/services/intent.test.ts',
    from: 'sent?.fields !== encoded',
    to: 'sent === undefined',
  },
  {
    row: 'rule.name-fallback',
    file: 'src/domain/localised.ts',
    test: 'src/domain/localised.test.ts',
    from: ' || texts[`${field}_${FALLBACK_LANGUAGE}`]',
    to: '',
  },
  {
    row: 'session.logout',
    file: 'src/stores/sign-in.ts',
    test: 'src/stores/sign-in.test.ts',
    from: '  await cart.clear()\n',
    to: '',
  },
  {
    row: 'storage.logout',
    file: 'src/stores/sign-in.ts',
    test: 'src/stores/sign-in.test.ts',
    from: '  await forgetAll()\n',
    to: '',
  },
]

export const TAKEN_AWAY: readonly Mutant[] = [...SERVER, ...APP]
