/** What a seller signs. */
import { ownTexts } from './own-texts'

export const AGREEMENT_TEXTS = {
  en: {
    who: 'You sell in your own name. What you tell us about yourself and your store is true, and you tell us when it changes.',
    goods: 'You sell only what you may sell, describe it as it is, and keep prices and stock up to date.',
    parcels: 'You hand a paid order to the carrier within three days and add its tracking number.',
    returns:
      'You take goods back until 15 days after delivery. What a buyer gets back is taken off what you have earned.',
    money: 'Buyers pay through this marketplace. You ask nobody to pay in another way.',
    data: 'You use names, addresses and telephone numbers of buyers for their orders alone.',
    end: 'Either side can end this agreement at any time; orders that are under way are carried out first.',
  },
  es: {
    who: 'Vendes en tu propio nombre. Lo que nos dices de ti y de tu tienda es cierto, y nos avisas si cambia.',
    goods: 'Vendes solo lo que puedes vender, lo describes tal como es y mantienes al día precios y existencias.',
    parcels: 'Entregas un pedido pagado al transportista en tres días y añades su número de seguimiento.',
    returns:
      'Aceptas devoluciones hasta 15 días después de la entrega. Lo que recibe el comprador se descuenta de lo que has ganado.',
    money: 'Los compradores pagan a través de este mercado. No pides a nadie que pague de otra manera.',
    data: 'Usas nombres, direcciones y teléfonos de los compradores solo para sus pedidos.',
    end: 'Cualquiera de las partes puede terminar este acuerdo en todo momento; antes se completan los pedidos en curso.',
  },
  th: {
    who: 'คุณขายในนามของตนเอง ข้อมูลที่ให้เกี่ยวกับตัวคุณและร้านเป็นความจริง และคุณแจ้งเราเมื่อมีการเปลี่ยนแปลง',
    goods: 'คุณขายเฉพาะสินค้าที่ขายได้ตามกฎหมาย อธิบายตามจริง และปรับราคากับจำนวนสินค้าให้เป็นปัจจุบัน',
    parcels: 'คุณส่งคำสั่งซื้อที่ชำระแล้วให้ผู้ขนส่งภายในสามวัน และใส่หมายเลขติดตาม',
    returns: 'คุณรับคืนสินค้าจนถึง 15 วันหลังส่งถึง เงินที่คืนผู้ซื้อจะหักจากรายได้ของคุณ',
    money: 'ผู้ซื้อชำระเงินผ่านตลาดนี้ คุณไม่ขอให้ใครชำระด้วยวิธีอื่น',
    data: 'คุณใช้ชื่อ ที่อยู่ และหมายเลขโทรศัพท์ของผู้ซื้อเพื่อคำสั่งซื้อของเขาเท่านั้น',
    end: 'ฝ่ายใดฝ่ายหนึ่งยุติข้อตกลงนี้ได้ทุกเมื่อ โดยดำเนินคำสั่งซื้อที่ค้างอยู่ให้เสร็จก่อน',
  },
  jp: {
    who: '出店者は自らの名義で販売します。ご本人とショップに関する申告は事実であり、変更があれば届け出ます。',
    goods: '販売が認められた商品だけを、ありのままに説明して販売し、価格と在庫を最新に保ちます。',
    parcels: '支払い済みの注文は3日以内に運送会社へ引き渡し、追跡番号を登録します。',
    returns: '配達後15日まで返品を受け付けます。購入者への返金は売上から差し引かれます。',
    money: '支払いはこのマーケットを通して行われます。ほかの方法での支払いを求めません。',
    data: '購入者の氏名・住所・電話番号は、その注文のためだけに使います。',
    end: '本規約はいつでもどちらからでも終了できます。進行中の注文は先に完了させます。',
  },
  zh: {
    who: '您以自己的名义销售。您提供的个人和店铺信息属实，如有变更会告知我们。',
    goods: '您只销售允许销售的商品，如实描述，并及时更新价格和库存。',
    parcels: '您在三天内将已付款的订单交给承运商，并填写物流单号。',
    returns: '您在送达后 15 天内接受退货。退还给买家的款项从您的收入中扣除。',
    money: '买家通过本商城付款。您不要求任何人以其他方式付款。',
    data: '您仅为订单使用买家的姓名、地址和电话号码。',
    end: '任何一方可随时终止本协议；进行中的订单须先完成。',
  },
  zhtw: {
    who: '您以自己的名義銷售。您提供的個人和店鋪資料屬實，如有變更會告知我們。',
    goods: '您只銷售允許銷售的商品，如實描述，並及時更新價格和庫存。',
    parcels: '您在三天內將已付款的訂單交給貨運業者，並填寫物流單號。',
    returns: '您在送達後 15 天內接受退貨。退還給買家的款項從您的收入中扣除。',
    money: '買家透過本商城付款。您不要求任何人以其他方式付款。',
    data: '您僅為訂單使用買家的姓名、地址和電話號碼。',
    end: '任何一方可隨時終止本協議；進行中的訂單須先完成。',
  },
} as const

export const agreementText = ownTexts(AGREEMENT_TEXTS)
