export { default } from '@/features/account/dashboard/wide-dashboard-screen'
