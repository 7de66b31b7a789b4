export { default } from '@/features/home/home-screen'
