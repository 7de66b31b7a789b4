export { default } from '@/features/after-sale/refund/refund-screen'
