import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: 'Cargando',
  failed: 'No se pudo abrir la página',
  retry: 'Reintentar',
}
