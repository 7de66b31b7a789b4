export { default } from '@/features/map/choose-location-screen'
