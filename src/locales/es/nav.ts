import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: 'Inicio',
  category: 'Categorías',
  discover: 'Descubrir',
  cart: 'Carrito',
  account: 'Cuenta',
  wishlist: 'Favoritos',
  compare: 'Comparar',
  flash_deals: 'Ofertas flash',
  blog: 'Blog',
  brands: 'Marcas',
  track_orders: 'Seguir pedidos',
  not_found: 'Página no encontrada',
  not_found_title: 'Aquí no hay nada',
  not_found_text: 'Puede que el enlace sea antiguo o que le falte una letra.',
  to_home: 'Ir a la página de inicio',
}
