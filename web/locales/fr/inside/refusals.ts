import type { Words } from '../../words.ts'

export const refusals: Words<'refusals'> = {
  heavy: 'Votre école exporte ou vérifie beaucoup de fichiers en ce moment. Réessayez {{when}}.',
  languageLimit: {
    pro: 'Passez à Pro pour activer plus de langues.',
    none: 'Toutes les langues de votre formule sont utilisées. Désactivez-en une pour en activer une autre.',
  },
  reason: {
    role: 'Votre rôle dans cette école ne le permet pas.',
    author: 'Seuls l’auteur et la coordination peuvent le modifier. Vous pouvez en faire une copie.',
    language: 'Cette langue n’est pas activée. Demandez à la coordination de l’activer.',
  },
  code: {
    confirmation_required: 'Confirmez d’abord que c’est bien vous.',
    second_factor_required: 'Votre école exige un second facteur. Configurez-le d’abord.',
    last_factor: 'Votre école exige un second facteur\u00a0: vous devez garder celui-ci.',
    staff_limit_reached: 'Votre école ne peut pas compter plus de {{limit}} personnes.',
    language_limit_reached: 'Passez à Plus ou Pro pour activer plus de langues.',
    join_unavailable: 'Ce code ne fonctionne pas. Demandez-en un nouveau à votre école.',
    in_use: 'Cet élément est encore utilisé et ne peut pas être retiré.',
    practice_limit_reached: 'La limite d’entraînement est atteinte pour le moment. Vous pourrez continuer plus tard.',
    student_limit_reached:
      'Le nombre maximal d’élèves est atteint. Changez de formule ou désactivez des élèves pour faire de la place.',
    forbidden: 'Ce n’est pas possible pour le moment.',
    address_not_confirmed:
      'Confirmez votre adresse e-mail avant d’écrire aux élèves\u00a0: ouvrez le lien que nous vous avons envoyé. Vous pouvez en demander un autre dans Paramètres, Général.',
    mail_limit_reached:
      'Votre école a envoyé tous les e-mails possibles en 24 heures. Réessayez demain ou imprimez des cartes.',
    guardian_not_asked:
      'Nous n’interrogeons pas cette adresse maintenant\u00a0: elle a refusé, a été interrogée il y a moins d’une semaine ou l’a déjà été trois fois.',
    subscription_required: 'Pour cela, votre école doit choisir une formule.',
    idempotency_mismatch: 'Cet envoi a déjà été fait sous une autre forme. Rechargez la page et réessayez.',
    name_taken: 'Une classe porte déjà ce nom.',
    number_taken: 'Un autre élève a déjà ce numéro.',
    student_elsewhere: 'Ajout impossible\u00a0: cet élève est déjà rattaché à une autre école.',
    wrong_password: 'Ce n’est pas votre mot de passe actuel.',
    last_sign_in_way: 'Google est votre seul moyen de vous connecter. Définissez d’abord un mot de passe.',
    edited_elsewhere: 'Quelqu’un a fait des modifications entre-temps. Rechargez la page pour les voir.',
    over_new_limit: 'Vous dépassez ce que permet cette formule.',
    primary_payment_method:
      'Ce moyen de paiement est nécessaire\u00a0: choisissez-en d’abord un autre comme principal ou résiliez l’abonnement.',
    too_large: 'Cet envoi est trop volumineux.',
    unsupported_file: 'Ce type de fichier ne peut pas être lu.',
    unreadable_file: 'Ce fichier n’a pas pu être lu. Il est peut-être endommagé.',
  },
}
