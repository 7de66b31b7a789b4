export { default } from '@/features/search/search-screen'
