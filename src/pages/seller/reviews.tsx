export { default } from '@/features/shop-admin/reviews/reviews-screen'
