import type { Words } from '../../words.ts'

export const errors: Words<'errors'> = {
  code: {
    second_factor_needed: 'Falta el segundo paso para iniciar sesión.',
    wrong_code: 'Este código no es correcto o ya se usó.',
    invalid_input: 'Algún dato de este formulario no es válido. Revísalo.',
    unauthenticated: 'Tu sesión terminó. Vuelve a iniciar sesión.',
    bad_credentials: 'El correo o la contraseña no son correctos.',
    not_found: 'Esto ya no está aquí. Puede que alguien lo haya eliminado.',
    email_taken: 'Esta dirección de correo ya está en uso.',
    google_taken: 'Esta cuenta de Google ya está conectada a otra escuela.',
    google_not_linked:
      'Ya existe una cuenta con esta dirección, pero no está conectada a Google. Inicia sesión con tu contraseña y conecta Google en Ajustes.',
    google_address_differs:
      'Esta cuenta de Google tiene una dirección distinta de la tuya. Elige la que tiene tu dirección.',
    expired_link: 'Este enlace ha caducado o ya se ha usado.',
    provider_failed: 'El servicio externo no ha respondido. Inténtalo de nuevo en un momento.',
    too_many_requests: 'Hubo demasiados intentos seguidos. Inténtalo de nuevo {{when}}.',
    internal: 'Algo salió mal. Inténtalo de nuevo.',
    busy: 'El servidor está muy ocupado. Inténtalo de nuevo en un momento.',
    unavailable: 'El servicio no está disponible ahora mismo. Inténtalo de nuevo en un momento.',
    storage_full: 'Al servidor no le queda espacio, así que ahora mismo no se puede guardar nada.',
  },
  unreachable: 'No se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  unknown: 'Algo salió mal',
  page: {
    401: {
      title: 'Inicia sesión',
      text: 'Para ver esta página hay que iniciar sesión. Después volverás directamente aquí.',
    },
    404: {
      title: 'Página no encontrada',
      text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    },
    429: {
      title: 'Demasiadas solicitudes',
      text: 'Hubo demasiadas solicitudes en poco tiempo. Espera un minuto e inténtalo de nuevo.',
    },
    500: {
      title: 'Error del servidor',
      text: 'Algo falló por nuestra parte. Inténtalo de nuevo en un momento.',
    },
    other: {
      title: 'Algo salió mal',
      text: 'No se pudo mostrar esta página. Muchas veces basta con intentarlo de nuevo.',
    },
    away: {
      title: 'Sin conexión',
      text: 'Esta página se cargará en cuanto vuelva la conexión.',
    },
  },
  home: 'Ir al inicio',
  signIn: 'Iniciar sesión',
  retry: 'Reintentar',
}
