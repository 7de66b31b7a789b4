export { default } from '@/features/catalogue/departments/departments-screen'
