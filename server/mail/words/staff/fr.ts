import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `${school}\u00a0: votre invitation sur Tertulia`,
    preview: () => 'Choisissez un mot de passe et c’est parti.',
    title: 'Une école vous invite',
    before: [
      ({ school }) =>
        `Avec Tertulia, les élèves de «\u00a0${school}\u00a0» s’entraînent à la conversation entre les cours. On vous invite à y travailler avec votre propre compte.`,
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
        `Le propriétaire de «\u00a0${school}\u00a0» souhaite vous transmettre l’école. En tant que propriétaire, vous gérerez la formule, les paiements et l’équipe, et personne d’autre ne pourra la supprimer.`,
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
        `«\u00a0${school}\u00a0» a un nouveau propriétaire sur Tertulia. L’ancien propriétaire rejoint la coordination.`,
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
        `Votre école a supprimé le second facteur de votre compte «\u00a0${school}\u00a0» (${to}). Toutes vos sessions sont fermées. Connectez-vous avec votre mot de passe et configurez-en un nouveau dans les Paramètres.`,
      () => 'Si vous ne l’avez pas demandé, prévenez le propriétaire de votre école.',
    ],
    button: 'Se connecter',
    after: [],
  },
  factors_reset_planned: {
    subject: ({ school }) => `Votre second facteur va être supprimé\u00a0: ${school}`,
    preview: () => 'Si vous l’avez encore, connectez-vous dans les 24 heures.',
    title: 'Votre second facteur va être supprimé',
    before: [
      ({ school, to }) =>
        `La personne qui administre Tertulia pour votre école a été informée que vous avez perdu le second facteur de votre compte «\u00a0${school}\u00a0» (${to}). Il sera supprimé dans 24 heures\u00a0; vous vous connecterez ensuite avec votre seul mot de passe.`,
      () => 'Si vous l’avez encore, utilisez-le pour vous connecter d’ici là, et rien ne changera.',
    ],
    button: 'Se connecter',
    after: [
      () =>
        'Si vous ne l’avez pas demandé, quelqu’un essaie peut-être d’accéder à votre compte. Connectez-vous et changez de mot de passe.',
    ],
  },
  factors_reset_by_operator: {
    subject: ({ school }) => `Second facteur supprimé\u00a0: ${school}`,
    preview: () => 'Vous vous connectez avec votre seul mot de passe.',
    title: 'Votre second facteur a été supprimé',
    before: [
      ({ school, to }) =>
        `La personne qui administre Tertulia pour votre école a supprimé le second facteur de votre compte «\u00a0${school}\u00a0» (${to}). Toutes vos sessions sont fermées. Connectez-vous et configurez-en un nouveau dans les Paramètres.`,
      () =>
        'Si vous ne l’avez pas demandé, changez de mot de passe sans attendre et contactez la personne qui administre Tertulia pour votre école.',
    ],
    button: 'Se connecter',
    after: [],
  },
  handover_planned: {
    subject: ({ school }) => `${school} va changer de propriétaire`,
    preview: ({ new_email }) => `Dans sept jours, l’école sera transmise à ${new_email}.`,
    title: 'L’école va être transmise',
    before: [
      ({ school, new_email }) =>
        `La personne qui administre Tertulia pour votre école a été informée que le propriétaire de «\u00a0${school}\u00a0» est injoignable. Dans sept jours, ${new_email} en deviendra propriétaire et gérera la formule, les paiements et l’équipe. Le propriétaire actuel rejoindra la coordination.`,
      () => 'Si le propriétaire se connecte d’ici là, rien ne change.',
    ],
    button: 'Se connecter',
    after: [() => 'S’il s’agit d’une erreur, contactez la personne qui administre Tertulia pour votre école.'],
  },
}
