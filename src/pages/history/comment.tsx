export { default } from '@/features/after-sale/review/review-screen'
