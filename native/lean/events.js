export { EventChannel } from '@tarojs/shared/dist/event-channel'
export { Events } from '@tarojs/shared/dist/event-emitter'
