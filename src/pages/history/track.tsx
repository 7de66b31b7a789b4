export { default } from '@/features/orders/tracking/tracking-screen'
