import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: 'Inicio',
  category: 'Categorías',
  discover: 'Descubrir',
  cart: 'Carrito',
  account: 'Cuenta',
  flash_deals: 'Ofertas flash',
  compare: 'Comparar',
  viewed: 'Vistos recientemente',
  track_orders: 'Seguir pedidos',
  blog: 'Blog',
  not_found: 'Página no encontrada',
  not_found_title: 'Aquí no hay nada',
  not_found_text: 'Puede que el enlace sea antiguo o que le falte una letra.',
  to_home: 'Ir a la página de inicio',
}
