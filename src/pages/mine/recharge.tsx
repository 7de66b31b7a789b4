export { default } from '@/features/wallet/recharge/recharge-screen'
