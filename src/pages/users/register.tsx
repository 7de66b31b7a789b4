export { default } from '@/features/sign-in/register-screen'
