import type { AddressLanguage } from '#contract/values/student-address.ts'
import type { LetterKind } from '#server/mail/letters.ts'
import { formalLetter as germanReminder } from '#server/mail/words/homework/de.ts'
import { formalLetter as frenchReminder } from '#server/mail/words/homework/fr.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

type FormalLetters = Partial<Record<LetterKind, Partial<LetterWords>>>

/** What differs of the letters to students where their school says "Sie" and "vous". */
export const formalLetters: Readonly<Record<AddressLanguage, FormalLetters>> = {
  de: {
    homework_reminder: germanReminder,
    practice_link: {
      subject: ({ school }) => `Ihr Übungslink von ${school}`,
      preview: ({ school }) => `Von ${school}: Ihr Zugang zu den Gesprächen, mit denen Sie üben können.`,
      title: 'Ihr Übungslink',
      before: [
        ({ first_name }) => `Guten Tag ${first_name},`,
        ({ school }) =>
          `${school} lädt Sie ein, mit Tertulia zu üben. Sie schreiben oder sprechen, so oft Sie möchten, und bekommen unterwegs Hilfe.`,
        () => 'Öffnen Sie den Link auf dem Handy oder am Computer. Sie brauchen weder ein Konto noch ein Passwort.',
      ],
      after: [
        () => 'Der Link ist nur für Sie: Bitte geben Sie ihn nicht weiter. Wer ihn öffnet, übt unter Ihrem Namen.',
        () => 'Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
      ],
      copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    },
  },
  fr: {
    homework_reminder: frenchReminder,
    practice_link: {
      subject: ({ school }) => `${school}\u00a0: votre lien d’entraînement`,
      preview: ({ school }) => `«\u00a0${school}\u00a0» vous donne accès à des conversations pour vous entraîner.`,
      title: 'Votre lien d’entraînement',
      before: [
        ({ first_name }) => `Bonjour ${first_name},`,
        ({ school }) =>
          `«\u00a0${school}\u00a0» vous invite à vous entraîner avec Tertulia. Vous échangez à l’écrit ou à l’oral, aussi souvent que vous le souhaitez, avec de l’aide quand il le faut.`,
        () =>
          'Ouvrez le lien sur votre téléphone ou votre ordinateur. Vous n’avez besoin ni de compte ni de mot de passe.',
      ],
      after: [
        () => 'Ce lien est personnel\u00a0: ne le partagez pas. Toute personne qui l’ouvre s’entraîne à votre nom.',
        () => 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
      ],
      copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    },
  },
}
