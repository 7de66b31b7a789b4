import { settings } from '@/stores/settings'

/** Whether the operator has set up a chat [field.client.website]. Use it in an observer. */
export const offersChat = (): boolean => Boolean(settings.config?.service_url)
