export { default } from '@/features/browser/browser-screen'
