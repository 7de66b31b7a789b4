/** A product of the API as lists show it. */
export const product = (product_id: string, more: object = {}) => ({
  product_id,
  shop_id: '1',
  brand_id: '1',
  category_id: '3',
  name_en: `Thing ${product_id}`,
  image: '/p/thing.webp',
  ground: 'sand',
  price: '20.00',
  stock: 5,
  rate: 450,
  review_count: 2,
  sold: 3,
  has_options: false,
  ...more,
})
