export { default } from '@/features/seller/store/store-screen'
