export { default } from '@/features/wallet/wallet-screen'
