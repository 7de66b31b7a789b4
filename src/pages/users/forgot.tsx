export { default } from '@/features/sign-in/forgot-screen'
