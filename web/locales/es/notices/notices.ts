import type { Words } from '../../words.ts'

export const notices: Words<'notices'> = {
  loading: 'Cargando las notificaciones',
  failed: 'No se pudieron cargar las notificaciones',
  fresh: 'Nuevas',
  earlier: 'Anteriores',
  unread: 'Sin leer.',
  readAll: 'Marcar todas como leídas',
  notRead: 'No se pudieron marcar como leídas',
  mailSettings: 'Ajustes de correo',
  justNow: 'Ahora mismo',
  empty: {
    title: 'Nada nuevo',
    text: 'Aquí verás cuándo una conversación necesita atención, alguien espera para unirse a un grupo, termina una importación, acaba tu prueba o falla un pago.',
  },
  text: {
    trialGoesOn: 'Tu prueba termina el {{date}}. Después empieza tu suscripción de pago.',
    trialEnds: 'Tu prueba termina el {{date}} si no añades un método de pago.',
    trialEnded: 'Tu prueba terminó el {{date}}.',
    payment: 'Un pago ha fallado. Revisa tu método de pago.',
    flagged: 'Una conversación de {{student}} necesita atención.',
    joinWaiting_one: '{{count}} estudiante espera para unirse a {{class}}.',
    joinWaiting_other: '{{count}} estudiantes esperan para unirse a {{class}}.',
    joinAnswered: 'Ya no espera nadie para unirse a {{class}}.',
    imported: 'Tu importación ha terminado: {{what}}.',
    added_one: '{{number}} estudiante añadido',
    added_other: '{{number}} estudiantes añadidos',
    activated_one: '{{number}} activo de nuevo',
    activated_other: '{{number}} activos de nuevo',
    skipped_one: '{{number}} fila queda fuera',
    skipped_other: '{{number}} filas quedan fuera',
  },
  page: {
    intro: 'Las notificaciones están arriba, en la campana. Las urgentes llegan también por correo.',
    loading: 'Cargando los ajustes de correo',
    failed: 'No se pudieron cargar los ajustes de correo',
    mails: 'También por correo',
    address: 'Los correos se envían a {{email}}.',
    changeAddress: 'Cambiar la dirección',
    never: 'No enviamos correos cuando termina una importación.',
    saved: 'Guardado',
    notSaved: 'No se pudo guardar',
  },
  mail: {
    trial_ends: {
      label: 'Fin de la prueba',
      hint: 'Tres días antes: qué día termina tu prueba y si después se cobra algo.',
    },
    payment_failed: {
      label: 'Pago fallido',
      hint: 'En cuanto falle un pago, y cómo resolverlo.',
    },
    conversation_flagged: {
      label: 'Conversación que necesita atención',
      hint: 'Cuando alguien debería leer lo que ha escrito un estudiante. Como máximo un correo por hora, sin nombres ni citas. Si todas las personas implicadas lo han desactivado, lo recibe de todos modos la persona titular.',
    },
    join_waiting: {
      label: 'Estudiantes en espera',
      hint: 'Cuando quienes usaron un código para unirse esperan tu aprobación. Como máximo un correo cada cuatro horas, y solo mientras alguien espere.',
    },
  },
}
