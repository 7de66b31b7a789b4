export { default } from '@/features/checkout/my-cart-screen'
