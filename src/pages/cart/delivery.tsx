export { default } from '@/features/checkout/delivery-screen'
