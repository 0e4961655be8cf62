import type { Words } from '../../words.ts'

export const refusals: Words<'refusals'> = {
  heavy: 'Tu escuela está exportando o revisando muchos archivos en este momento. Inténtalo de nuevo {{when}}.',
  languageLimit: {
    pro: 'Pasa a Pro para activar más idiomas.',
    none: 'Todos los idiomas de tu plan están en uso. Desactiva uno para usar otro.',
  },
  reason: {
    role: 'Tu rol en esta escuela no lo permite.',
    author: 'Solo puede cambiarlo quien lo escribió o la coordinación. Puedes hacer una copia.',
    language: 'Este idioma de práctica está desactivado. Pide a la coordinación que lo active.',
  },
  code: {
    confirmation_required: 'Confirma primero que eres tú.',
    second_factor_required: 'Tu escuela exige un segundo factor. Configúralo primero.',
    last_factor: 'Tu escuela exige un segundo factor, así que tienes que conservar este.',
    staff_limit_reached: 'Tu escuela no puede tener más de {{limit}} personas.',
    language_limit_reached: 'Pasa a Plus o Pro para activar más idiomas.',
    join_unavailable: 'Este código no funciona. Pide uno nuevo en tu escuela.',
    in_use: 'Se está usando y no se puede quitar.',
    practice_limit_reached: 'Se alcanzó el límite de práctica por ahora. Podrás seguir más tarde.',
    student_limit_reached:
      'Se alcanzó el límite de estudiantes. Mejora tu plan o desactiva estudiantes para liberar plazas.',
    forbidden: 'Ahora mismo no se puede hacer esto.',
    address_not_confirmed:
      'Confirma tu dirección de correo antes de enviar nada a los estudiantes: abre el enlace que te enviamos. Puedes pedir otro en Ajustes, General.',
    mail_limit_reached:
      'Tu escuela ya ha enviado todos los correos que puede enviar en 24 horas. Inténtalo de nuevo mañana o imprime tarjetas.',
    guardian_not_asked:
      'Ahora no preguntamos a esta dirección: dijo que no, se le preguntó hace menos de una semana o ya se le ha preguntado tres veces.',
    subscription_required: 'Tu escuela necesita un plan para esto.',
    idempotency_mismatch: 'Esto ya se envió con otros datos. Recarga la página e inténtalo de nuevo.',
    name_taken: 'Ya hay un grupo con este nombre.',
    number_taken: 'Otro estudiante ya tiene este número.',
    student_elsewhere: 'No se puede añadir a este estudiante porque ya está asignado a otra escuela.',
    wrong_password: 'Esa no es tu contraseña actual.',
    last_sign_in_way: 'Google es tu única forma de iniciar sesión. Crea antes una contraseña.',
    edited_elsewhere: 'Alguien cambió esto mientras tanto. Recarga la página para ver cómo está ahora.',
    over_new_limit: 'Usas más de lo que permite ese plan.',
    primary_payment_method: 'Este método de pago es necesario: pon antes otro como principal o cancela la suscripción.',
    too_large: 'Esto es demasiado grande.',
    unsupported_file: 'No se pueden leer archivos de este tipo.',
    unreadable_file: 'No se pudo leer este archivo. Puede que esté dañado.',
  },
}
