import { settings } from './settings'

/** Whether there is somebody to talk to: the operator has set up a chat (spec §3). Use it in an observer. */
export const offersChat = (): boolean => Boolean(settings.config?.service_url)
