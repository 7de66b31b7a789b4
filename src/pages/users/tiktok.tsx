export { default } from '@/features/sign-in/tiktok-screen'
