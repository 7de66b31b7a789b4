export { default } from '@/features/orders/order/order-screen'
