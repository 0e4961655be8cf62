import type { EffortLine, GuardianLetters } from '#server/mail/words/guardians/guardian-words.ts'
import { counted } from '#server/mail/words/homework/homework-words.ts'

export const letters: GuardianLetters = {
  guardian_consent: {
    subject: ({ first_name, school }) => `${school}\u00a0: des nouvelles de ${first_name} chaque semaine\u00a0?`,
    preview: () => 'Une ligne par semaine. C’est vous qui décidez.',
    title: 'Pouvons-nous vous écrire une fois par semaine\u00a0?',
    before: [
      () => 'Bonjour,',
      ({ school, first_name }) =>
        `Entre les cours de «\u00a0${school}\u00a0», ${first_name} s’entraîne dans une langue avec Tertulia. L’école souhaite vous envoyer une ligne par semaine\u00a0: le temps d’entraînement et le nombre de devoirs faits.`,
      () => 'Rien de ce qui est écrit ou dit dans les conversations n’y figure jamais.',
    ],
    button: 'Accepter ou refuser',
    after: [
      () => 'Sans votre accord, vous ne recevrez pas ces e-mails. Vous pouvez changer d’avis à tout moment.',
      () => 'Si vous ne connaissez pas cette école, vous pouvez ignorer cet e-mail.',
    ],
    footer: ({ school, to }) => `Tertulia a envoyé cet e-mail à ${to} de la part de «\u00a0${school}\u00a0».`,
  },
  guardian_week: {
    subject: ({ first_name }) => `La semaine d’entraînement de ${first_name}`,
    preview: ({ school }) => `Une ligne de la part de «\u00a0${school}\u00a0».`,
    title: 'La semaine dernière en une ligne',
    before: [
      () => 'Bonjour,',
      ({ school }) => `Voici la ligne de «\u00a0${school}\u00a0» sur la semaine dernière\u00a0:`,
    ],
    button: 'Ne plus recevoir ces e-mails',
    after: [],
    footer: ({ school, to }) =>
      `Tertulia a envoyé cet e-mail à ${to} de la part de «\u00a0${school}\u00a0», car vous avez accepté de recevoir une ligne par semaine.`,
  },
}

const minutes = counted('minute', 'minutes')
const conversations = counted('conversation', 'conversations')

export const effort: EffortLine = (name, did) => {
  const practised =
    did.conversations > 0
      ? `La semaine dernière, ${name} a pratiqué pendant ${did.minutes === 0 ? 'moins d’une minute' : minutes(did.minutes)}, en ${conversations(did.conversations)}.`
      : `La semaine dernière, ${name} n’a pas pratiqué. Quelques minutes suffisent pour s’y remettre.`
  return did.homework > 0 ? `${practised} Devoirs faits\u00a0: ${did.homework_done} sur ${did.homework}.` : practised
}
