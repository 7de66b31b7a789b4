export { default } from '@/features/wishlist/wishlist-screen'
