export { default } from '@/features/wallet/withdraw/withdraw-screen'
