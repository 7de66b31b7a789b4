export { default } from '@/features/account/profile/profile-screen'
