export { default } from '@/shell/not-found/not-found-screen'
