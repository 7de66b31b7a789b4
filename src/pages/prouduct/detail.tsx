export { default } from '@/features/product/product-screen'
