export { default } from '@/features/policies/privacy-screen'
