import type { Words } from '../../words.ts'

export const invitation: Words<'invitation'> = {
  title: 'Rejoindre {{school}}',
  intro: 'On vous invite à y enseigner. Choisissez comment vous connecter.',
  introCoordinator: 'On vous invite à coordonner l’école. Choisissez comment vous connecter.',
  address: 'Vous vous connecterez avec',
  submit: 'Rejoindre l’école',
  submitting: 'Un instant…',
  expiredTitle: 'Cette invitation n’est plus valable',
  expired: 'Elle a déjà servi, a été annulée ou date de plus de sept jours. Demandez-en une nouvelle à votre école.',
  incompleteTitle: 'Le lien est incomplet',
  incomplete: 'Rouvrez le lien de l’e-mail ou copiez-le en entier.',
  signIn: 'Aller à la connexion',
  google: 'Rejoindre avec Google',
  name: 'Prénom',
  last_name: 'Nom de famille',
  nameMissing: 'Saisissez votre prénom.',
}
