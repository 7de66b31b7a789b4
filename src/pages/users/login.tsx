export { default } from '@/features/sign-in/sign-in-screen'
