export { default } from '@/features/catalogue/deals/recommended-screen'
