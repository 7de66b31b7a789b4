export { default } from '@/features/shop-desk/reviews/reviews-screen'
