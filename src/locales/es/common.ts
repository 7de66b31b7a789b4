import type { Texts } from '../texts'
import type { common as en } from '../en/common'

export const common: Texts<typeof en> = {
  retry: 'Reintentar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  save: 'Guardar',
  close: 'Cerrar',
  back: 'Volver',
  edit: 'Editar',
  remove: 'Eliminar',
  see_all: 'Ver todo',
  loading: 'Cargando',
  just_now: 'Ahora mismo',
  minutes_ago: { one: 'Hace {count} minuto', other: 'Hace {count} minutos' },
  hours_ago: { one: 'Hace {count} hora', other: 'Hace {count} horas' },
  days_ago: { one: 'Hace {count} día', other: 'Hace {count} días' },
}
