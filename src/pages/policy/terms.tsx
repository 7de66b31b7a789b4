export { default } from '@/features/policies/terms-screen'
