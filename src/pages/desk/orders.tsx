export { default } from '@/features/shop-desk/orders/orders-screen'
