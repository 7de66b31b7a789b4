import type { Texts } from '../texts'
import type { auth as en } from '../en/auth'

export const auth: Texts<typeof en> = {
  welcome: 'Te damos la bienvenida',
  cart_waiting: {
    one: 'Tu carrito con {count} artículo te espera.',
    other: 'Tu carrito con {count} artículos te espera.',
  },
  login: 'Iniciar sesión',
  create_account: 'Crear cuenta',
  register_title: 'Crea tu cuenta',
  name: 'Nombre',
  name_hint: 'Con letras latinas, como en un paquete',
  email: 'Correo electrónico',
  password: 'Contraseña',
  password_hint: '{min} caracteres o más',
  password_confirm: 'Repite la contraseña',
  show_password: 'Mostrar contraseña',
  hide_password: 'Ocultar contraseña',
  invitation: 'Código de invitación',
  optional: 'Opcional',
  agree: 'Acepto los términos y condiciones',
  read_terms: 'Leer los términos',
  just_looking: '¿Solo estás mirando?',
  as_guest: 'Seguir sin cuenta',
}
