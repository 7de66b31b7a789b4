import type { Texts } from '../texts'
import type { product as en } from '../en/product'

export const product: Texts<typeof en> = {
  sold_out: 'Agotado',
  sold_out_sorry: 'Este producto está agotado',
  all_in_cart: { one: 'Solo queda {count} en existencias', other: 'Solo quedan {count} en existencias' },
  sold: '{count} vendidos',
  left: 'Quedan {count}',
  add_named: 'Añadir {name} al carrito',
  add_to_cart: 'Añadir al carrito',
  choose_option: 'Elige {option}',
  choose_to_go_on: 'Elige {option} para continuar',
  value_sold_out: '{value}, agotado',
  sold_out_with: 'Agotado con {choice}: {values}',
  sold_out_values: 'Agotado: {values}',
  combination_sold_out: 'Esta opción está agotada',
  only_left: { one: 'Solo queda {count}', other: 'Solo quedan {count}' },
  quantity: 'Cantidad',
  failed: 'No se pudo cargar este producto',
}
