import type { Words } from '../../words.ts'

export const google: Words<'google'> = {
  title: 'Cuentas conectadas',
  text: 'Inicia sesión con un clic usando una cuenta que ya tienes.',
  connected: 'Conectado',
  notConnected: 'Sin conectar',
  connect: 'Conectar',
  connecting: 'Conectando…',
  linked: 'Google conectado',
  disconnect: 'Desconectar',
  unlinked: 'Google desconectado',
  disconnecting: {
    title: '¿Desconectar Google?',
    text: 'Después solo podrás iniciar sesión con tu correo y tu contraseña. Te lo confirmaremos por correo.',
    keep: 'Mantener conectado',
    pending: 'Desconectando…',
  },
  onlyWay: 'Ahora mismo solo puedes iniciar sesión con Google. Antes de desconectarlo, crea una contraseña.',
  setPassword: 'Crear una contraseña por correo',
  failure: {
    google_unverified:
      'Google todavía no ha verificado el correo de esta cuenta. Verifícalo en Google o elige otra cuenta.',
    google_cancelled: 'Has vuelto sin elegir una cuenta de Google. No ha cambiado nada.',
    google_expired: 'El inicio de sesión con Google ha tardado demasiado. Inténtalo de nuevo.',
    provider_failed: 'Google no ha respondido. Inténtalo de nuevo en un momento.',
  },
  signUp: {
    join: 'Unirme a {{school}}',
    orOwn: 'O crea tu propia escuela:',
    account: 'Tu cuenta de Google',
    otherWay: 'Usar otro método',
    expired: 'Tu inicio de sesión con Google ha caducado. Elige de nuevo «Continuar con Google».',
  },
}
