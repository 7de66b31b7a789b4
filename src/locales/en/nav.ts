export const nav = {
  home: 'Home',
  category: 'Category',
  discover: 'Discover',
  cart: 'Cart',
  account: 'Account',
  wishlist: 'Wishlist',
  compare: 'Compare',
  flash_deals: 'Flash deals',
  blog: 'Blog',
  brands: 'Brands',
  track_orders: 'Track orders',
}
