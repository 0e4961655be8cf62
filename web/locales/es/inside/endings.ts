import type { Words } from '../../words.ts'

export const endings: Words<'endings'> = {
  why: {
    ended: 'Tu sesión terminó. Vuelve a iniciar sesión.',
    unreachable: 'No se pudo conectar con el servidor y se cerró tu sesión. Vuelve a iniciarla.',
    elsewhere: 'Se cerró tu sesión en otra pestaña. Iníciala de nuevo para seguir donde estabas.',
    terminated: 'Se cerró tu sesión desde otro navegador. Si no fuiste tú, inicia sesión y cambia la contraseña.',
    password_changed: 'Se cambió tu contraseña y por eso se cerró esta sesión. Inicia sesión con la nueva.',
    email_changed: 'Se cambió tu dirección de correo y por eso se cerró esta sesión. Inicia sesión con la nueva.',
    replaced: 'Iniciaste sesión en muchos otros navegadores, así que se cerró la sesión más antigua, que era esta.',
    removed: 'Ya no trabajas en esta escuela y por eso se cerró tu sesión.',
    erased: 'Se eliminaron tu escuela y todos sus datos.',
  },
}
