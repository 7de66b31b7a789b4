export { default } from '@/features/policies/support-screen'
