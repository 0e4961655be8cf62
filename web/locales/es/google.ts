import type { Words } from '../words.ts'

export const google: Words<'google'> = {
  title: 'Cuentas vinculadas',
  text: 'Inicia sesión con un clic desde una cuenta que ya tienes.',
  connected: 'Conectada',
  notConnected: 'Sin conectar',
  connect: 'Conectar',
  connecting: 'Conectando…',
  linked: 'Tu cuenta de Google está conectada',
  disconnect: 'Desconectar',
  unlinked: 'Tu cuenta de Google ya no está conectada',
  disconnecting: {
    title: '¿Desconectar Google?',
    text: 'A partir de ahora solo iniciarás sesión con tu correo y tu contraseña. Te lo confirmaremos por correo.',
    keep: 'Mantener conectada',
    pending: 'Desconectando…',
  },
  onlyWay: 'Ahora mismo solo puedes iniciar sesión con Google. Antes de desconectarlo, crea una contraseña.',
  setPassword: 'Crear una contraseña por correo',
  failure: {
    google_unverified:
      'Google todavía no ha verificado el correo de esta cuenta. Verifícalo en Google o elige otra cuenta.',
    google_cancelled: 'Has vuelto sin elegir una cuenta de Google. No ha cambiado nada.',
    google_expired: 'La respuesta de Google ha caducado. Inténtalo de nuevo.',
    provider_failed: 'Google no ha respondido. Inténtalo de nuevo en un momento.',
  },
  signUp: {
    account: 'Tu cuenta de Google',
    otherWay: 'Usar otra forma',
    expired: 'Ha pasado más de media hora desde que entraste en Google. Vuelve a continuar con Google.',
  },
}
