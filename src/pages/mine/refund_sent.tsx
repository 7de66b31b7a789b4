export { default } from '@/features/after-sale/refunds/refunds-screen'
