export { default } from '@/features/catalogue/deals/flash-sale-screen'
