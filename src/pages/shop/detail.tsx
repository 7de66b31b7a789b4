export { default } from '@/features/shop/shop-screen'
