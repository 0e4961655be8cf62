import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `${school}\u00a0: votre invitation sur Tertulia`,
    preview: () => 'Choisissez un mot de passe et c’est parti.',
    title: 'Une école vous invite',
    before: [
      ({ school }) =>
        `Avec Tertulia, les élèves de «\u00a0${school}\u00a0» s’entraînent à la conversation entre les cours. Vous êtes invité à y travailler avec votre propre compte.`,
      ({ to }) =>
        `Vous vous connecterez avec ${to}. Choisissez un mot de passe, ou utilisez Google s’il s’agit d’un compte Google.`,
    ],
    button: 'Accepter l’invitation',
    after: [
      () => 'Le lien est valable sept jours et ne peut servir qu’une fois.',
      () => 'Si vous ne connaissez pas cette école, vous pouvez ignorer cet e-mail.',
    ],
    footer: ({ school, to }) => `Tertulia a envoyé cet e-mail à ${to} de la part de «\u00a0${school}\u00a0».`,
  },
  school_offered: {
    subject: ({ school }) => `${school} va vous être transmise`,
    preview: () => 'Vous avez sept jours pour accepter.',
    title: 'On vous propose une école',
    before: [
      ({ school }) =>
        `Le propriétaire de «\u00a0${school}\u00a0» souhaite vous transmettre l’école. En tant que propriétaire, vous gérerez la formule, les paiements et l’équipe, et vous seul pourrez la supprimer.`,
      () =>
        'Connectez-vous, puis acceptez ou refusez sur votre page d’accueil. La proposition expire après sept jours.',
    ],
    button: 'Ouvrir Tertulia',
    after: [() => 'Tant que vous n’avez pas accepté, rien ne change.'],
  },
  school_handed_over: {
    subject: ({ school }) => `${school} a un nouveau propriétaire`,
    preview: () => 'L’école a été transmise.',
    title: 'L’école a été transmise',
    before: [
      ({ school }) =>
        `«\u00a0${school}\u00a0» a un nouveau propriétaire sur Tertulia. L’ancien propriétaire est désormais coordinateur.`,
      () =>
        'Si vous ne vous y attendiez pas, contactez sans attendre la personne qui administre Tertulia pour votre école.',
    ],
    button: 'Ouvrir l’équipe',
    after: [],
  },
  second_factors_reset: {
    subject: ({ school }) => `Second facteur supprimé\u00a0: ${school}`,
    preview: () => 'Vous vous connectez avec votre seul mot de passe.',
    title: 'Votre second facteur a été supprimé',
    before: [
      ({ school, to }) =>
        `Votre école a supprimé le second facteur de votre compte «\u00a0${school}\u00a0» (${to}). Toutes vos sessions sont fermées. Connectez-vous avec votre mot de passe et configurez-en un nouveau dans les paramètres.`,
      () => 'Si vous ne l’avez pas demandé, prévenez le propriétaire de votre école.',
    ],
    button: 'Se connecter',
    after: [],
  },
}
