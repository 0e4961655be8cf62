import type { Words } from '../words.ts'

export const errors: Words<'errors'> = {
  code: {
    invalid_input: 'Hay algo en este formulario que no se puede usar. Revísalo.',
    unauthenticated: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    bad_credentials: 'El correo o la contraseña no son correctos.',
    subscription_required: 'Tu escuela necesita un plan para esto.',
    student_limit_reached:
      'Has llegado al límite de estudiantes. Mejora tu plan o desactiva estudiantes para hacer sitio.',
    forbidden: 'Esto no se puede hacer ahora.',
    not_found: 'Esto ya no está aquí. Puede que alguien lo haya borrado.',
    email_taken: 'Esta dirección de correo ya está en uso.',
    number_taken: 'Otro estudiante ya tiene este número.',
    student_elsewhere: 'No se puede añadir a este estudiante porque ya está asignado a otra escuela.',
    edited_elsewhere: 'Alguien ha cambiado esto mientras tanto. Recarga para verlo como está ahora.',
    over_new_limit: 'Tienes más estudiantes activos de los que permite ese plan.',
    too_large: 'Esto es demasiado grande.',
    unsupported_file: 'Los archivos de este tipo no se pueden leer.',
    unreadable_file: 'No se pudo leer este archivo. Puede que esté dañado.',
    idempotency_mismatch: 'Esto ya se envió de otra forma. Recarga e inténtalo de nuevo.',
    too_many_requests: 'Han sido demasiadas veces seguidas. Inténtalo de nuevo {{when}}.',
    internal: 'Algo ha salido mal. Inténtalo de nuevo.',
    busy: 'El servidor está ocupado ahora mismo. Inténtalo de nuevo en un momento.',
    unavailable: 'El servicio no está disponible por un momento. Inténtalo de nuevo enseguida.',
    storage_full: 'Al servidor no le queda espacio, así que ahora no se puede guardar nada.',
  },
  unreachable: 'No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  unknown: 'Algo ha salido mal',
  page: {
    401: {
      title: 'Inicia sesión, por favor',
      text: 'Esta página es para escuelas con la sesión iniciada. Inicia sesión y volverás aquí enseguida.',
    },
    404: {
      title: 'Esta página no existe',
      text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    },
    429: {
      title: 'Un poco demasiado rápido',
      text: 'Ha habido demasiadas peticiones en poco tiempo. Espera un minuto e inténtalo de nuevo.',
    },
    500: {
      title: 'El servidor ha tropezado',
      text: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
    },
    other: {
      title: 'Algo ha salido mal',
      text: 'No se pudo mostrar esta página. A menudo basta con intentarlo de nuevo.',
    },
  },
  home: 'Ir a la página de inicio',
  signIn: 'Iniciar sesión',
  retry: 'Reintentar',
}
