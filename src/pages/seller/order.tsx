export { default } from '@/features/shop-admin/order/order-screen'
