export { default } from '@/features/shop-desk/order/order-screen'
