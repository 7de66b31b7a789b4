import type { Texts } from '../texts'
import type { wishlist as en } from '../en/wishlist'

export const wishlist: Texts<typeof en> = {
  title: 'Lista de deseos',
  count: { one: 'Lista de deseos, {count} producto', other: 'Lista de deseos, {count} productos' },
  mark: 'Guardar {name} en la lista de deseos',
  on: 'En la lista de deseos',
  off: 'Guardar en la lista de deseos',
  kept_here: 'Guardado en este dispositivo. Inicia sesión para verlo en tu lista de deseos',
  empty_title: 'Tu lista de deseos está vacía',
  empty_text: 'Toca el corazón de un producto para volver a encontrarlo aquí.',
  failed: 'No se pudo cargar la lista de deseos',
}
