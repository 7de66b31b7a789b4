import type { Texts } from '../texts'
import type { home as en } from '../en/home'

export const home: Texts<typeof en> = {
  flash: 'Ofertas flash',
  ends_in: 'Termina en',
  ends_in_days: 'Termina en {days} d',
  picked: 'Elegido para ti',
  adverts: 'Ofertas',
  slide: '{number} de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
  look: 'Ver más',
  departments: 'Departamentos',
  empty_title: 'Aún no hay productos',
  empty_text: 'Los productos aparecerán aquí en cuanto las tiendas los ofrezcan.',
  failed: 'No se pudieron cargar los productos',
}
