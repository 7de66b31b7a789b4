import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: 'Cargando',
  failed: 'No se pudo abrir la página',
  retry: 'Reintentar',
  offline: 'Se ha perdido la señal de red',
  offline_hint: 'Revisa la conexión e inténtalo de nuevo. Lo último que viste sigue aquí',
  failed_title: 'No se pudo cargar',
  failed_hint: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo',
}
