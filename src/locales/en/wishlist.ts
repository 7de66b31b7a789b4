export const wishlist = {
  title: 'Wishlist',
  count: { one: 'Wishlist, {count} product', other: 'Wishlist, {count} products' },
  mark: 'Keep {name} on the wishlist',
  on: 'On the wishlist',
  off: 'Keep it on the wishlist',
  kept_here: 'Kept on this device. Log in to find it on your wishlist',
  empty_title: 'Your wishlist is empty',
  empty_text: 'Tap the heart of a product to find it here again.',
  failed: 'The wishlist did not load',
}
