import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `Únete a ${school} en Tertulia`,
    preview: () => 'Elige una contraseña y ya está.',
    title: 'Te han invitado a una escuela',
    before: [
      ({ school }) =>
        `En ${school}, los estudiantes practican la conversación entre clase y clase con Tertulia. Te han invitado a trabajar allí con tu propia cuenta.`,
      ({ to }) => `Iniciarás sesión con ${to}. Elige una contraseña o usa Google si es una cuenta de Google.`,
    ],
    button: 'Aceptar la invitación',
    after: [
      () => 'El enlace funciona una sola vez y caduca en siete días.',
      () => 'Si no conoces esta escuela, puedes ignorar este mensaje.',
    ],
    footer: ({ school, to }) => `Tertulia ha enviado este correo a ${to} en nombre de ${school}.`,
  },
  school_offered: {
    subject: ({ school }) => `Te quieren traspasar ${school}`,
    preview: () => 'Tienes siete días para aceptar.',
    title: 'Te ofrecen una escuela',
    before: [
      ({ school }) =>
        `La persona titular de ${school} quiere traspasarte la escuela. Como titular gestionarás el plan, los pagos y el equipo, y solo tú podrás eliminarla.`,
      () => 'Inicia sesión y acepta o rechaza la oferta en tu página de inicio. Caduca en siete días.',
    ],
    button: 'Abrir Tertulia',
    after: [() => 'Hasta que aceptes, no cambia nada.'],
  },
  school_handed_over: {
    subject: ({ school }) => `${school} ha cambiado de titular`,
    preview: () => 'La escuela se ha traspasado.',
    title: 'La escuela se ha traspasado',
    before: [
      ({ school }) =>
        `${school} ha cambiado de titular en Tertulia. La persona titular anterior pasa a la coordinación.`,
      () => 'Si no te lo esperabas, habla cuanto antes con quien administra Tertulia en tu escuela.',
    ],
    button: 'Abrir el equipo',
    after: [],
  },
  second_factors_reset: {
    subject: ({ school }) => `Segundo factor eliminado en ${school}`,
    preview: () => 'Ahora inicias sesión solo con tu contraseña.',
    title: 'Se ha eliminado tu segundo factor',
    before: [
      ({ school, to }) =>
        `Tu escuela ha eliminado el segundo factor de tu cuenta en ${school} (${to}). Se han cerrado todas tus sesiones. Inicia sesión con tu contraseña y configura uno nuevo en Ajustes.`,
      () => 'Si no lo has pedido, avisa a la persona titular de tu escuela.',
    ],
    button: 'Iniciar sesión',
    after: [],
  },
  factors_reset_planned: {
    subject: ({ school }) => `Se va a eliminar tu segundo factor en ${school}`,
    preview: () => 'Si aún lo tienes, inicia sesión en las próximas 24 horas.',
    title: 'Se va a eliminar tu segundo factor',
    before: [
      ({ school, to }) =>
        `Quien administra Tertulia en tu escuela ha recibido el aviso de que has perdido el segundo factor de tu cuenta en ${school} (${to}). Se eliminará dentro de 24 horas y, desde entonces, iniciarás sesión solo con tu contraseña.`,
      () => 'Si aún lo tienes, inicia sesión con él antes y todo seguirá como está.',
    ],
    button: 'Iniciar sesión',
    after: [
      () =>
        'Si no lo has pedido, puede que alguien esté intentando entrar en tu cuenta. Inicia sesión y elige otra contraseña.',
    ],
  },
  factors_reset_by_operator: {
    subject: ({ school }) => `Segundo factor eliminado en ${school}`,
    preview: () => 'Ahora inicias sesión solo con tu contraseña.',
    title: 'Se ha eliminado tu segundo factor',
    before: [
      ({ school, to }) =>
        `Quien administra Tertulia en tu escuela ha eliminado el segundo factor de tu cuenta en ${school} (${to}). Se han cerrado todas tus sesiones. Inicia sesión y configura uno nuevo en Ajustes.`,
      () =>
        'Si no lo has pedido, elige otra contraseña ahora mismo y habla con quien administra Tertulia en tu escuela.',
    ],
    button: 'Iniciar sesión',
    after: [],
  },
  handover_planned: {
    subject: ({ school }) => `${school} va a cambiar de titular`,
    preview: ({ new_email }) => `Dentro de siete días pasará a ${new_email}.`,
    title: 'La escuela se va a traspasar',
    before: [
      ({ school, new_email }) =>
        `Quien administra Tertulia en tu escuela ha recibido el aviso de que no se puede localizar a la persona titular de ${school}. Dentro de siete días, ${new_email} pasará a ser titular y gestionará el plan, los pagos y el equipo. La persona titular actual pasará a la coordinación.`,
      () => 'Si la persona titular inicia sesión antes, no cambia nada.',
    ],
    button: 'Iniciar sesión',
    after: [() => 'Si se trata de un error, habla con quien administra Tertulia en tu escuela.'],
  },
}
