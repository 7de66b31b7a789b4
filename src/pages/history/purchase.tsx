export { default } from '@/features/orders/list/orders-screen'
