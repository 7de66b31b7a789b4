export { default } from '@/features/cart/edit-cart-screen'
