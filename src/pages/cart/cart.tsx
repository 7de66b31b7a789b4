export { default } from '@/features/cart/cart-screen'
