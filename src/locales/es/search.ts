import type { Texts } from '../texts'
import type { search as en } from '../en/search'

export const search: Texts<typeof en> = {
  departments: 'Departamentos',
  all_of: 'Todo en {name}',
  kinds: 'Tipos',
  brands: 'Marcas',
  failed_departments: 'No se pudieron cargar las categorías',
  no_departments: 'Aún no hay nada en los estantes',
  no_departments_text: 'Vuelve un poco más tarde.',
}
