export { default } from '@/features/map/open-location-screen'
