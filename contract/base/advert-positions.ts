/** The places of the home page for adverts, from its top to its bottom, and the pop-up over it. */
export const ADVERT_POSITIONS = ['top', 'center_top', 'center', 'center_bottom', 'bottom', 'popup'] as const
export type AdvertPosition = (typeof ADVERT_POSITIONS)[number]
