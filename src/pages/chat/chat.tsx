export { default } from '@/features/chat/chat-screen'
