export { default } from '@/features/addresses/addresses-screen'
