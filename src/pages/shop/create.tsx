export { default } from '@/features/seller/application/application-screen'
