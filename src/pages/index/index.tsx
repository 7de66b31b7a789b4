export { default } from '@/features/home/for-you/for-you-screen'
