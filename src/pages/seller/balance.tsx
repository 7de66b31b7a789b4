export { default } from '@/features/shop-admin/balance/balance-screen'
