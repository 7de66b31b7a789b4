export { default } from '@/features/catalogue/brands/brands-screen'
