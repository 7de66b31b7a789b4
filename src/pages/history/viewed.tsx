export { default } from '@/features/catalogue/viewed/viewed-screen'
