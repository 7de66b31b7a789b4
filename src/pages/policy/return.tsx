export { default } from '@/features/policies/returns-screen'
