export { default } from '@/features/account/closing/closing-screen'
