import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `Únete a ${school} en Tertulia`,
    preview: () => 'Elige una contraseña y ya está.',
    title: 'Te han invitado a una escuela',
    before: [
      ({ school }) =>
        `En ${school}, los alumnos practican la conversación entre clase y clase con Tertulia. Te han invitado a trabajar allí con tu propia cuenta.`,
      ({ to }) => `Iniciarás sesión con ${to}. Elige una contraseña o usa Google si es una cuenta de Google.`,
    ],
    button: 'Aceptar la invitación',
    after: [
      () => 'El enlace funciona una sola vez y caduca en siete días.',
      () => 'Si no conoces esta escuela, puedes ignorar este mensaje.',
    ],
    footer: ({ school, to }) => `Tertulia ha enviado este mensaje a ${to} de parte de ${school}.`,
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
    subject: ({ school }) => `${school} tiene nuevo titular`,
    preview: () => 'La escuela se ha traspasado.',
    title: 'La escuela se ha traspasado',
    before: [
      ({ school }) => `${school} tiene un nuevo titular en Tertulia. El anterior pasa a ser coordinador.`,
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
        `Tu escuela ha eliminado el segundo factor de tu cuenta en ${school} (${to}). Se han cerrado todas tus sesiones. Inicia sesión con tu contraseña y configura uno nuevo en los ajustes.`,
      () => 'Si no lo has pedido, avisa a la persona titular de tu escuela.',
    ],
    button: 'Iniciar sesión',
    after: [],
  },
}
