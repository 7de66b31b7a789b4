export { default } from '@/features/shop-admin/stock/stock-screen'
