import type { Texts } from '../texts'
import type { policy as en } from '../en/policy'

export const policy: Texts<typeof en> = {
  terms_title: 'Términos y condiciones',
  updated: 'Última modificación: {date}',
}
