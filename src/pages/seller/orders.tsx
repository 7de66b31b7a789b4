export { default } from '@/features/shop-admin/orders/orders-screen'
