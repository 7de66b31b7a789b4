import type { Texts } from '../texts'
import type { account as en } from '../en/account'

export const account: Texts<typeof en> = {
  title: 'Cuenta',
  hello: 'Hola, {name}',
  visitor_title: 'Hazlo tuyo',
  visitor_text: 'Inicia sesión para ver tus pedidos, tu monedero y tus direcciones.',
  balance: 'Saldo del monedero',
  balance_failed: 'No se pudo cargar tu saldo',
  addresses: 'Direcciones',
  profile: 'Perfil y ajustes',
  logout: 'Cerrar sesión',
}
