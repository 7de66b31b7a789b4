export { default } from '@/features/policies/about-us-screen'
