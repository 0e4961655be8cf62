import type { MailedNotice } from '#contract/school/notices.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about what a school should know, in Spanish. */
export const letters: Record<MailedNotice, LetterWords> = {
  trial_ends: {
    subject: ({ date }) => `Tu prueba gratuita termina el ${date}`,
    preview: ({ renews }) =>
      renews ? 'Después empieza tu suscripción.' : 'Añade un método de pago si quieres continuar.',
    title: 'Tu prueba gratuita termina pronto',
    before: [
      ({ school, date }) => `La prueba gratuita de ${school} termina el ${date}.`,
      ({ renews }) =>
        renews
          ? 'Después, tu suscripción empieza automáticamente y el primer mes se cobra en tu método de pago. Si no quieres continuar, cancélala antes de ese día.'
          : 'No hay ningún método de pago guardado, así que no se cobrará nada y se cerrará el acceso para ti y para tus estudiantes. Si añades uno antes de ese día, la práctica sigue sin interrupción. No se eliminará nada.',
    ],
    button: 'Abrir Facturación',
    after: [],
  },
  payment_failed: {
    subject: ({ school }) => `Ha fallado un pago de ${school}`,
    preview: () => 'Actualiza tu método de pago para recuperar el acceso.',
    title: 'Ha fallado un pago',
    before: [
      ({ school }) => `No se ha podido cobrar la suscripción de ${school}.`,
      () =>
        'Hasta que se pague, no se puede usar Tertulia, ni tú ni tus estudiantes. Actualiza tu método de pago para recuperar el acceso. No se ha eliminado nada.',
    ],
    button: 'Actualizar el método de pago',
    after: [],
  },
  conversation_flagged: {
    subject: ({ school }) => `Una conversación de ${school} necesita tu atención`,
    preview: () => 'Quizá alguien necesite ayuda. Lee pronto lo que se ha escrito.',
    title: 'Una conversación necesita tu atención',
    before: [
      ({ school }) =>
        `En una conversación de ${school} han aparecido palabras que pueden indicar autolesiones, violencia o abusos. Léela lo antes posible.`,
      () => 'A quien practicaba se le ha mostrado enseguida dónde encontrar ayuda.',
    ],
    button: 'Ver las conversaciones',
    after: [
      () =>
        'Tertulia reconoce palabras y no puede juzgar qué se quiere decir con ellas: puede no ser nada grave. Para proteger a quien escribió, este mensaje no contiene nombres ni citas.',
      () => 'Recibirás como máximo un mensaje por hora sobre este tema.',
    ],
  },
  join_waiting: {
    subject: ({ school }) => `${school}: hay estudiantes esperando para unirse`,
    preview: () => 'Déjalos entrar o rechaza sus solicitudes.',
    title: 'Hay estudiantes esperando',
    before: [
      ({ school }) =>
        `En ${school}, hay estudiantes que han usado un código para unirse y esperan a que alguien los deje entrar o les dé un enlace nuevo.`,
    ],
    button: 'Ver quién espera',
    after: [
      () => 'Recibirás como máximo un mensaje cada cuatro horas sobre este tema, y solo mientras alguien espere.',
    ],
  },
}

/** What stands before the address at which such letters are switched off. */
export const choose = 'En Ajustes eliges qué notificaciones recibes por correo:'

/** What stands before the address of a page that stops such letters without signing in. */
export const stop = 'Para no recibir más correos como este, sin entrar en la cuenta:'
