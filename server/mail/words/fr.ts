import type { Words } from '#server/mail/words/en.ts'
import { effort, letters as guardianLetters } from '#server/mail/words/guardians/fr.ts'
import { homework, letters as homeworkLetters } from '#server/mail/words/homework/fr.ts'
import { choose, letters as notices, stop } from '#server/mail/words/notices/fr.ts'
import { letters as staff } from '#server/mail/words/staff/fr.ts'

const oneHour = () => 'Le lien est valable une heure et ne peut servir qu’une fois.'
const fineIfYou = () => 'Si vous en êtes à l’origine, vous n’avez rien à faire.'

export const fr: Words = {
  letters: {
    ...notices,
    ...staff,
    ...homeworkLetters,
    ...guardianLetters,
    ceiling_near: {
      subject: ({ setting }) => `80\u00a0% de ${setting} sont utilisés`,
      preview: () => 'La limite quotidienne de toute l’installation est proche.',
      title: 'Une limite quotidienne est proche',
      before: [
        ({ setting }) =>
          `L’ensemble des écoles a utilisé 80\u00a0% de ${setting}. Une fois la limite atteinte, les conversations se poursuivent avec les étapes des chatbots et les voix des navigateurs, jusqu’à la fin de la journée.`,
      ],
      button: 'Ouvrir Tertulia',
      after: [() => 'Vous pouvez augmenter cette valeur et redémarrer le serveur.'],
      footer: () => 'Vous recevez cet e-mail parce que vous administrez cette installation.',
    },
    welcome: {
      subject: () => 'Confirmez votre adresse e-mail pour Tertulia',
      preview: () => 'Un clic suffit pour confirmer que cette adresse est la vôtre.',
      title: 'Bienvenue sur Tertulia',
      before: [
        ({ school }) => `Le compte «\u00a0${school}\u00a0» est prêt.`,
        ({ to }) =>
          `Veuillez confirmer que ${to} est bien votre adresse e-mail. C’est elle qui vous permettra de retrouver l’accès à votre compte si vous oubliez votre mot de passe.`,
      ],
      button: 'Confirmer l’adresse',
      after: [
        () =>
          'Le lien est valable une heure et ne peut servir qu’une fois. Vous pouvez en demander un autre dans les Paramètres.',
        () => 'Si vous n’avez pas créé ce compte, vous pouvez ignorer cet e-mail.',
      ],
    },
    confirm_email: {
      subject: () => 'Confirmez votre adresse e-mail',
      preview: () => 'Un clic suffit pour confirmer que cette adresse est la vôtre.',
      title: 'Confirmez votre adresse e-mail',
      before: [
        ({ school, to }) =>
          `Veuillez confirmer l’adresse ${to} pour le compte «\u00a0${school}\u00a0». C’est avec elle que vous vous connecterez ensuite.`,
      ],
      button: 'Confirmer l’adresse',
      after: [oneHour, () => 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail\u00a0: rien ne changera.'],
    },
    email_change_asked: {
      subject: ({ school }) => `Changement d’adresse e-mail demandé pour ${school}`,
      preview: () => 'Il prendra effet quand la nouvelle adresse sera confirmée.',
      title: 'Un changement d’adresse e-mail a été demandé',
      before: [
        ({ school, to, new_email }) =>
          `Pour le compte «\u00a0${school}\u00a0», l’adresse ${to} doit être remplacée par ${new_email}. Tant que la nouvelle adresse n’est pas confirmée, vous vous connectez comme avant.`,
        fineIfYou,
        () =>
          'Sinon, quelqu’un d’autre a peut-être accès à votre compte. Choisissez un nouveau mot de passe sans attendre.',
      ],
      button: 'Choisir un mot de passe',
      after: [],
    },
    email_changed: {
      subject: ({ school }) => `Adresse e-mail modifiée pour ${school}`,
      preview: ({ new_email }) => `Vous vous connectez désormais avec ${new_email}.`,
      title: 'Votre adresse e-mail a été modifiée',
      before: [
        ({ school, to, new_email }) =>
          `Le compte «\u00a0${school}\u00a0» utilise désormais ${new_email} au lieu de ${to}. Vos sessions sur les autres appareils ont été fermées.`,
        fineIfYou,
        () =>
          'Sinon, connectez-vous avec la nouvelle adresse et votre mot de passe, puis modifiez les deux sans attendre.',
      ],
      button: 'Se connecter',
      after: [() => 'Si vous ne pouvez plus vous connecter, contactez la personne qui gère Tertulia pour votre école.'],
    },
    reset_password: {
      subject: ({ school }) => `Choisissez un nouveau mot de passe pour ${school}`,
      preview: () => 'Le lien est valable une heure.',
      title: 'Choisissez un nouveau mot de passe',
      before: [
        ({ school, to }) =>
          `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte «\u00a0${school}\u00a0» (${to}).`,
      ],
      button: 'Choisir un mot de passe',
      after: [
        oneHour,
        () => 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail\u00a0: votre mot de passe reste le même.',
      ],
    },
    password_changed: {
      subject: ({ school }) => `Mot de passe modifié pour ${school}`,
      preview: () => 'Vos sessions sur les autres appareils ont été fermées.',
      title: 'Votre mot de passe a été modifié',
      before: [
        ({ school, to }) =>
          `Le compte «\u00a0${school}\u00a0» (${to}) a un nouveau mot de passe. Vos sessions sur les autres appareils ont été fermées.`,
        fineIfYou,
        () => 'Sinon, choisissez un nouveau mot de passe sans attendre.',
      ],
      button: 'Choisir un mot de passe',
      after: [],
    },
    google_linked: {
      subject: ({ school }) => `Compte Google associé pour ${school}`,
      preview: () => 'Vous pouvez maintenant vous connecter avec Google.',
      title: 'Un compte Google est associé',
      before: [
        ({ school, to }) =>
          `Vous pouvez maintenant vous connecter au compte «\u00a0${school}\u00a0» (${to}) avec Google.`,
        fineIfYou,
        () => 'Sinon, dissociez le compte Google dans les Paramètres et changez de mot de passe.',
      ],
      button: 'Ouvrir les paramètres',
      after: [],
    },
    google_unlinked: {
      subject: ({ school }) => `Compte Google dissocié pour ${school}`,
      preview: () => 'Vous vous connectez désormais avec votre mot de passe.',
      title: 'Le compte Google est dissocié',
      before: [
        ({ school, to }) =>
          `La connexion avec Google n’est plus possible pour le compte «\u00a0${school}\u00a0». Vous vous connectez désormais avec ${to} et votre mot de passe.`,
        fineIfYou,
        () => 'Sinon, changez de mot de passe.',
      ],
      button: 'Modifier le mot de passe',
      after: [],
    },
    practice_link: {
      subject: ({ school }) => `${school}\u00a0: ton lien d’entraînement`,
      preview: ({ school }) => `«\u00a0${school}\u00a0» te donne accès à des conversations pour t’entraîner.`,
      title: 'Ton lien d’entraînement',
      before: [
        ({ first_name }) => `Bonjour ${first_name},`,
        ({ school }) =>
          `«\u00a0${school}\u00a0» t’invite à t’entraîner avec Tertulia. Tu échanges à l’écrit ou à l’oral, aussi souvent que tu le souhaites, avec de l’aide quand il le faut.`,
        () => 'Ouvre le lien sur ton téléphone ou ton ordinateur. Tu n’as besoin ni de compte ni de mot de passe.',
      ],
      button: 'Commencer à m’entraîner',
      after: [
        () => 'Ce lien est personnel\u00a0: ne le partage pas. Toute personne qui l’ouvre s’entraîne à ton nom.',
        () => 'Si tu n’attendais pas cet e-mail, tu peux l’ignorer.',
      ],
      copyLink: 'Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur\u00a0:',
      footer: ({ school, to }) => `Tertulia a envoyé cet e-mail à ${to} de la part de «\u00a0${school}\u00a0».`,
    },
  },
  choose,
  stop,
  homework,
  effort,
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  sentTo: ({ to, school }) => `Tertulia a envoyé cet e-mail à ${to} pour le compte «\u00a0${school}\u00a0».`,
  quotes: ['“', '”'],
  via: (school) => `${school} via Tertulia`,
}
