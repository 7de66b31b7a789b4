export { default } from '@/features/articles/articles-screen'
