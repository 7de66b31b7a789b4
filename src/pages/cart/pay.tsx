export { default } from '@/features/payment/pay-screen'
