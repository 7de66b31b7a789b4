export { default } from '@/features/articles/article-screen'
