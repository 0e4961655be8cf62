import type { Words } from '../words.ts'

export const auth: Words<'auth'> = {
  field: {
    school_name: 'Nom de l’école',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    passwordRule: '{{min}} caractères ou plus',
  },
  wrong: {
    email: 'Saisissez une adresse e-mail, par exemple nom@ecole.fr.',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: 'Utilisez au moins {{min}} caractères.',
    tooLong: 'Utilisez au plus {{max}} caractères.',
    password_common: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
    password_school_words:
      'Ce mot de passe contient le nom ou l’adresse de votre école et se devine facilement. Choisissez-en un autre.',
    schoolMissing: 'Saisissez le nom de votre école.',
  },
  login: {
    title: 'Se connecter',
    intro: 'Accédez au tableau de bord de votre école.',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    noAccount: 'Première visite ?',
    create: 'Créer un compte',
    ended: 'Votre session est terminée. Veuillez vous reconnecter.',
    unreachable: 'Le serveur était injoignable et vous avez été déconnecté. Veuillez vous reconnecter.',
  },
  signUp: {
    title: 'Créez le compte de votre école',
    intro: 'Vous choisirez ensuite une formule et l’essaierez gratuitement, sans carte bancaire.',
    submit: 'Créer le compte',
    submitting: 'Création du compte…',
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
  },
  scene: {
    title: 'Quelqu’un à qui parler entre deux cours',
    text: 'Vos élèves s’exercent avec les chatbots et les avatars que vous choisissez : sur vos thèmes et à leur niveau.',
  },
  language: 'Langue',
}
