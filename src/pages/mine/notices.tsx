export { default } from '@/features/notices/notices-screen'
