// The part of @tarojs/api that Taro's H5 functions use: neither requests with interceptors nor sizes of other hosts.
import { Current, eventCenter, Events, getCurrentInstance, nextTick, options } from '@tarojs/runtime'

const ENV_TYPE = { WEB: 'WEB' }

export default {
  Current,
  ENV_TYPE,
  eventCenter,
  Events,
  getCurrentInstance,
  getEnv: () => ENV_TYPE.WEB,
  nextTick,
  options,
}
