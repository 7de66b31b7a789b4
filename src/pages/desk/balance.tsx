export { default } from '@/features/shop-desk/balance/balance-screen'
