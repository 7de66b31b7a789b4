export { default } from '@/features/account/dashboard/dashboard-screen'
