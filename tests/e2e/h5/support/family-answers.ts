/**
 * The answers of a back end of the Fecmall family to three calls, in the formats of its documentation
 * (fecshop/yii2_fecshop_doc, "AppServer"), with our values.
 */
export const FAMILY: Readonly<Record<string, unknown>> = {
  '/catalog/product/index': {
    product: {
      name: 'Crew neck sweatshirt',
      sku: 'p10001-khaki-xl',
      spu: 'p10001',
      thumbnail_img: ['//media.example/400/a.jpg', '//media.example/400/b.jpg'],
      image_detail: ['//media.example/a.jpg'],
      productReview: { spu: 'p10001', review_count: 1, coll: [{ rate_star: '3', name: 'Ana', summary: 'Warm' }] },
      custom_option_showImg_attr: 'my_color',
      attr_group: 'men_group',
      review_count: 1,
      reviw_rate_star_average: 3,
      price_info: {
        price: { symbol: '€', value: 5.63, code: 'EUR' },
        special_price: { symbol: '€', value: 4.7, code: 'EUR' },
      },
      tier_price: [
        ['Qty:', '3-5', '>=8'],
        ['Price:', '€4.47', '€3.91'],
      ],
      options: [{ label: 'color', value: [{ attr_val: 'black', active: 'active' }] }],
    },
  },
  '/checkout/cart/index': {
    cart_info: {
      store: 'shop.example',
      items_count: 1,
      coupon_code: null,
      shipping_method: 'fast_shipping',
      payment_method: null,
      grand_total: '22.00',
      shipping_cost: '0.00',
      coupon_cost: '0.00',
      product_total: '22.00',
      base_grand_total: '22.00',
      products: [
        {
          item_id: 391,
          product_id: '57c7da4af656f273013bf56e',
          sku: 'sk0004',
          name: 'Zigzag dress',
          qty: 1,
          custom_option_sku: '',
          product_price: 22,
          product_row_price: 22,
          custom_option: [],
          spu_options: { color: 'white', size: 'S' },
          img_url: '//media.example/150/dress.jpg',
          url: '/catalog/product/57c7da4af656f273013bf56e',
          custom_option_info: { color: 'white', size: 'S' },
        },
      ],
      product_weight: 55,
    },
    currency: { code: 'USD', rate: 1, symbol: '$' },
  },
  '/customer/order/index': {
    orderList: [
      {
        order_id: '883',
        increment_id: '1100000883',
        order_status: 'processing',
        created_at: '2017-10-26 16:41:58',
        items_count: '1',
        order_currency_code: 'CNY',
        order_to_base_rate: '6.8700',
        grand_total: '542.40',
        base_grand_total: '78.95',
        subtotal: '34.70',
        coupon_code: null,
        payment_method: 'alipay_standard',
        shipping_method: 'fast_shipping',
        currency_symbol: '€',
      },
    ],
    count: '1',
  },
}
