export { default } from '@/features/catalogue/listing/category-screen'
