export { default } from '@/features/shop-desk/stock/stock-screen'
