/** What an invoice says, in every language. */
import type { Language } from '@contract/languages'
import type { PaymentMethod } from '@contract/entities/order'
import type { PaymentState } from '@contract/order-states'

interface InvoiceTexts {
  readonly title: string
  readonly number: string
  readonly date: string
  readonly seller: string
  readonly buyer: string
  readonly item: string
  readonly qty: string
  readonly price: string
  readonly sum: string
  readonly goods: string
  readonly coupon: string
  readonly shipping: string
  readonly total: string
  readonly net: string
  readonly tax: string
  readonly payment: string
  readonly charged: string
  readonly note: string
  readonly methods: Readonly<Record<PaymentMethod, string>>
  readonly states: Readonly<Record<PaymentState, string>>
}

export const INVOICE_TEXTS: Readonly<Record<Language, InvoiceTexts>> = {
  en: {
    title: 'Invoice',
    number: 'Order number',
    date: 'Ordered',
    seller: 'Sold by',
    buyer: 'Delivered to',
    item: 'Item',
    qty: 'Quantity',
    price: 'Price',
    sum: 'Sum',
    goods: 'Goods',
    coupon: 'Coupon',
    shipping: 'Shipping',
    total: 'Total',
    net: 'Total without tax',
    tax: 'Tax, included',
    payment: 'Payment',
    charged: 'Charged',
    note: 'Prices are in US dollars and include tax. This is a demonstration shop: nothing is shipped and no real money moves.',
    methods: { wallet: 'Wallet', bank_card: 'Bank card', cash_on_delivery: 'Cash on delivery' },
    states: {
      unpaid: 'Unpaid',
      paid: 'Paid',
      refunding: 'Refund under way',
      refunded: 'Refunded',
      partly_refunded: 'Partly refunded',
    },
  },
  es: {
    title: 'Factura',
    number: 'Número de pedido',
    date: 'Fecha del pedido',
    seller: 'Vendido por',
    buyer: 'Entregado a',
    item: 'Artículo',
    qty: 'Cantidad',
    price: 'Precio',
    sum: 'Importe',
    goods: 'Artículos',
    coupon: 'Cupón',
    shipping: 'Envío',
    total: 'Total',
    net: 'Total sin impuestos',
    tax: 'Impuestos incluidos',
    payment: 'Pago',
    charged: 'Cobrado',
    note: 'Los precios están en dólares estadounidenses e incluyen impuestos. Esta es una tienda de demostración: no se envía nada y no se mueve dinero real.',
    methods: { wallet: 'Monedero', bank_card: 'Tarjeta bancaria', cash_on_delivery: 'Pago contra entrega' },
    states: {
      unpaid: 'Sin pagar',
      paid: 'Pagado',
      refunding: 'Reembolso en curso',
      refunded: 'Reembolsado',
      partly_refunded: 'Reembolsado en parte',
    },
  },
  th: {
    title: 'ใบแจ้งหนี้',
    number: 'หมายเลขคำสั่งซื้อ',
    date: 'วันที่สั่งซื้อ',
    seller: 'ขายโดย',
    buyer: 'จัดส่งถึง',
    item: 'สินค้า',
    qty: 'จำนวน',
    price: 'ราคา',
    sum: 'รวม',
    goods: 'ค่าสินค้า',
    coupon: 'คูปอง',
    shipping: 'ค่าจัดส่ง',
    total: 'ยอดรวม',
    net: 'ยอดรวมก่อนภาษี',
    tax: 'ภาษี (รวมแล้ว)',
    payment: 'การชำระเงิน',
    charged: 'เรียกเก็บ',
    note: 'ราคาเป็นดอลลาร์สหรัฐและรวมภาษีแล้ว ร้านนี้เป็นร้านสาธิต จึงไม่มีการจัดส่งและไม่มีการใช้เงินจริง',
    methods: { wallet: 'กระเป๋าเงิน', bank_card: 'บัตรธนาคาร', cash_on_delivery: 'เก็บเงินปลายทาง' },
    states: {
      unpaid: 'ยังไม่ชำระ',
      paid: 'ชำระแล้ว',
      refunding: 'กำลังคืนเงิน',
      refunded: 'คืนเงินแล้ว',
      partly_refunded: 'คืนเงินบางส่วน',
    },
  },
  jp: {
    title: '請求書',
    number: '注文番号',
    date: '注文日',
    seller: '販売者',
    buyer: 'お届け先',
    item: '商品',
    qty: '数量',
    price: '単価',
    sum: '金額',
    goods: '商品の合計',
    coupon: 'クーポン',
    shipping: '送料',
    total: '合計',
    net: '税抜合計',
    tax: '税（内税）',
    payment: 'お支払い',
    charged: '請求額',
    note: '価格は米ドル、税込みです。ここはデモ用のショップです。商品は発送されず、実際のお金も動きません。',
    methods: { wallet: 'ウォレット', bank_card: '銀行カード', cash_on_delivery: '代金引換' },
    states: {
      unpaid: '未払い',
      paid: '支払い済み',
      refunding: '返金手続き中',
      refunded: '返金済み',
      partly_refunded: '一部返金済み',
    },
  },
  zh: {
    title: '发票',
    number: '订单号',
    date: '下单日期',
    seller: '销售方',
    buyer: '收件人',
    item: '商品',
    qty: '数量',
    price: '单价',
    sum: '金额',
    goods: '商品合计',
    coupon: '优惠券',
    shipping: '运费',
    total: '总计',
    net: '不含税合计',
    tax: '税（已含）',
    payment: '付款',
    charged: '实际扣款',
    note: '价格以美元计，已含税。这里是演示商城：不会发货，也不会产生真实的资金往来。',
    methods: { wallet: '钱包', bank_card: '银行卡', cash_on_delivery: '货到付款' },
    states: {
      unpaid: '未付款',
      paid: '已付款',
      refunding: '退款中',
      refunded: '已退款',
      partly_refunded: '部分退款',
    },
  },
  zhtw: {
    title: '發票',
    number: '訂單編號',
    date: '下單日期',
    seller: '販售方',
    buyer: '收件人',
    item: '商品',
    qty: '數量',
    price: '單價',
    sum: '金額',
    goods: '商品合計',
    coupon: '優惠券',
    shipping: '運費',
    total: '總計',
    net: '未稅合計',
    tax: '稅（已含）',
    payment: '付款',
    charged: '實際扣款',
    note: '價格以美元計，已含稅。這裡是示範商城：不會出貨，也不會有真實的金流。',
    methods: { wallet: '錢包', bank_card: '銀行卡', cash_on_delivery: '貨到付款' },
    states: {
      unpaid: '未付款',
      paid: '已付款',
      refunding: '退款中',
      refunded: '已退款',
      partly_refunded: '部分退款',
    },
  },
}
