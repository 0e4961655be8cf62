import type { MailedNotice } from '#contract/school/notices.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about what a school should know, in French. */
export const letters: Record<MailedNotice, LetterWords> = {
  trial_ends: {
    subject: ({ date }) => `Votre essai gratuit se termine le ${date}`,
    preview: ({ renews }) =>
      renews ? 'Votre abonnement commence ensuite.' : 'Ajoutez un moyen de paiement si vous souhaitez continuer.',
    title: 'Votre essai gratuit se termine bientôt',
    before: [
      ({ school, date }) => `L’essai gratuit de «\u00a0${school}\u00a0» se termine le ${date}.`,
      ({ renews }) =>
        renews
          ? 'Votre abonnement commencera ensuite automatiquement et le premier mois sera prélevé sur votre moyen de paiement. Si vous ne le souhaitez pas, résiliez avant cette date.'
          : 'Aucun moyen de paiement n’est enregistré\u00a0: rien ne sera prélevé, et l’accès prendra fin pour vous et pour vos élèves. Ajoutez un moyen de paiement avant cette date pour continuer sans interruption. Rien ne sera supprimé.',
    ],
    button: 'Ouvrir la facturation',
    after: [],
  },
  payment_failed: {
    subject: ({ school }) => `${school}\u00a0: un paiement a échoué`,
    preview: () => 'Mettez à jour votre moyen de paiement pour retrouver l’accès.',
    title: 'Un paiement a échoué',
    before: [
      ({ school }) => `Le paiement de l’abonnement de «\u00a0${school}\u00a0» n’a pas abouti.`,
      () =>
        'Tant qu’il n’est pas réglé, ni vous ni vos élèves ne pouvez utiliser Tertulia. Mettez à jour votre moyen de paiement pour retrouver l’accès. Rien n’a été supprimé.',
    ],
    button: 'Modifier le moyen de paiement',
    after: [],
  },
  conversation_flagged: {
    subject: ({ school }) => `${school}\u00a0: une conversation demande votre attention`,
    preview: () => 'Un élève a peut-être besoin d’aide. Lisez sans tarder ce qui a été écrit.',
    title: 'Une conversation a été signalée',
    before: [
      ({ school }) =>
        `Dans une conversation de «\u00a0${school}\u00a0», un élève a employé des mots qui peuvent évoquer l’automutilation, la violence ou la maltraitance. Lisez-la sans tarder.`,
      () => 'L’élève a vu aussitôt où trouver de l’aide.',
    ],
    button: 'Lire les conversations signalées',
    after: [
      () =>
        'Tertulia reconnaît des mots sans pouvoir juger de leur sens\u00a0: il n’y a peut-être rien de grave. Pour protéger l’élève, cet e-mail ne contient ni nom ni citation.',
      () => 'Vous recevez au plus un e-mail par heure à ce sujet.',
    ],
  },
  join_waiting: {
    subject: ({ school }) => `${school}\u00a0: des élèves attendent votre réponse`,
    preview: () => 'Faites-les entrer ou refusez.',
    title: 'Des élèves attendent',
    before: [
      ({ school }) =>
        `Chez «\u00a0${school}\u00a0», des élèves ont utilisé un code pour rejoindre leur classe. Ils attendent que quelqu’un les fasse entrer ou leur donne un nouveau lien.`,
    ],
    button: 'Voir les demandes',
    after: [
      () =>
        'Vous recevez au plus un e-mail toutes les quatre heures à ce sujet, et seulement tant que des élèves attendent.',
    ],
  },
}

/** What stands before the address at which such letters are switched off. */
export const choose = 'Choisissez dans les Paramètres les notifications que vous recevez par e-mail\u00a0:'

/** What stands before the address of a page that stops such letters without signing in. */
export const stop = 'Pour ne plus recevoir ce type d’e-mails, sans vous connecter\u00a0:'
