export { default } from '@/features/catalogue/compare/compare-screen'
