import type { Texts } from '../texts'
import type { rules as en } from '../en/rules'

export const rules: Texts<typeof en> = {
  required: 'Completa este campo',
  type: 'Este valor no es válido',
  format: 'Revisa el formato',
  min: 'Como mínimo {limit}',
  max: 'Como máximo {limit}',
  min_length: 'Al menos {limit} caracteres',
  max_length: 'Como máximo {limit} caracteres',
  password_min_length: 'La contraseña debe tener al menos {limit} caracteres',
  one_of: 'Elige una de las opciones',
  common: 'Esta contraseña es demasiado común. Elige otra',
  own_words: 'No uses tu nombre, tu correo ni el nombre de tu tienda',
  mismatch: 'Las contraseñas no coinciden',
  terms: 'Acepta y marca nuestros términos y condiciones',
  name: "Usa un nombre en inglés: letras latinas, espacios, . ' y -",
  email: 'Revisa la dirección de correo',
  invitation: 'Este código de invitación no existe',
  country: 'Elige un país',
  taken: 'Ya está en uso',
  wrong: 'La contraseña no es correcta',
  picture: 'Esta imagen no se puede usar. Elige otra',
}
