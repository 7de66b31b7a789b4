export const nav = {
  home: 'Home',
  category: 'Category',
  discover: 'Discover',
  cart: 'Cart',
  account: 'Account',
  flash_deals: 'Flash deals',
  not_found: 'Page not found',
  not_found_title: 'There is nothing here',
  not_found_text: 'The link may be old, or a letter of it got lost.',
  to_home: 'Go to the home page',
}
