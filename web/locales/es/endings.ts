import type { Words } from '../words.ts'

export const endings: Words<'endings'> = {
  ended: 'Tu sesión terminó. Vuelve a iniciar sesión.',
  unreachable: 'No se pudo conectar con el servidor y se cerró tu sesión. Vuelve a iniciarla.',
  terminated: 'Se cerró tu sesión desde otro navegador. Si no has sido tú, inicia sesión y cambia la contraseña.',
  password_changed: 'Se cambió tu contraseña y por eso se cerró esta sesión. Inicia sesión con la nueva.',
  email_changed: 'Se cambió tu dirección de correo y por eso se cerró esta sesión. Inicia sesión con la nueva.',
  replaced: 'Has iniciado sesión en muchos navegadores, así que la sesión más antigua, que era esta, ha terminado.',
  erased: 'Tu escuela y todo lo que le pertenecía se han eliminado.',
}
