import { settings } from '@/stores/settings'

/**
 * Whether the shop offers a chat: the operator has set one up [field.client.website]. Use it in an observer.
 */
export const offersChat = (): boolean => Boolean(settings.config?.service_url)
