import type { EffortLine, GuardianLetters } from '#server/mail/words/guardians/guardian-words.ts'
import { counted } from '#server/mail/words/homework/homework-words.ts'

export const letters: GuardianLetters = {
  guardian_consent: {
    subject: ({ first_name, school }) => `${school}: ¿quieres saber cuánto practica ${first_name}?`,
    preview: () => 'Una línea por semana. Tú decides.',
    title: '¿Podemos escribirte una vez por semana?',
    before: [
      () => 'Hola:',
      ({ school, first_name }) =>
        `${first_name} practica un idioma con Tertulia entre las clases de ${school}. A la escuela le gustaría enviarte una línea por semana: cuánto tiempo ha practicado ${first_name} y cuántas tareas ha hecho.`,
      () => 'Nunca incluye nada de lo que se escribe o se dice en las conversaciones.',
    ],
    button: 'Aceptar o rechazar',
    after: [
      () => 'Sin tu consentimiento no recibirás estos correos. Puedes cambiar de opinión cuando quieras.',
      () => 'Si no conoces esta escuela, puedes ignorar este mensaje.',
    ],
    footer: ({ school, to }) => `Tertulia ha enviado este correo a ${to} en nombre de ${school}.`,
  },
  guardian_week: {
    subject: ({ first_name }) => `La semana de práctica de ${first_name}`,
    preview: ({ school }) => `Una línea de ${school}.`,
    title: 'La última semana, en una línea',
    before: [() => 'Hola:', ({ school }) => `Esta es la línea de ${school} sobre la última semana:`],
    button: 'No recibir más estos correos',
    after: [],
    footer: ({ school, to }) =>
      `Tertulia ha enviado este correo a ${to} en nombre de ${school} porque aceptaste recibir una línea por semana.`,
  },
}

const minutes = counted('minuto', 'minutos')
const conversations = counted('conversación', 'conversaciones')

export const effort: EffortLine = (name, did) => {
  const practised =
    did.conversations > 0
      ? `La semana pasada ${name} practicó ${did.minutes === 0 ? 'menos de un minuto' : minutes(did.minutes)}, en ${conversations(did.conversations)}.`
      : `La semana pasada ${name} no practicó. Con unos minutos basta para retomar el ritmo.`
  return did.homework > 0 ? `${practised} Tareas hechas: ${did.homework_done} de ${did.homework}.` : practised
}
