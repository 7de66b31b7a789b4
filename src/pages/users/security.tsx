export { default } from '@/features/account/security/security-screen'
