import type { Words } from '../../words.ts'

export const auth: Words<'auth'> = {
  field: {
    school_name: 'Nom de l’école',
    email: 'E-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    passwordRule: '{{min}} caractères au minimum',
  },
  wrong: {
    email: 'Saisissez une adresse e-mail, par exemple nom@ecole.fr.',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailTaken: 'Un compte existe déjà avec cette adresse e-mail.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: '{{min}} caractères au minimum.',
    tooLong: '{{max}} caractères au maximum.',
    password_common: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
    password_school_words: 'N’utilisez ni le nom ni l’adresse e-mail de votre école dans le mot de passe.',
    schoolMissing: 'Saisissez le nom de votre école.',
  },
  login: {
    passkey: 'Se connecter avec une clé d’accès',
    title: 'Connexion',
    intro: 'Retrouvez le tableau de bord de votre école.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié\u00a0?',
    submitting: 'Connexion…',
    noAccount: 'Pas encore de compte\u00a0?',
    create: 'Créer un compte',
  },
  signUp: {
    title: 'Créez le compte de votre école',
    intro: 'Choisissez ensuite une formule et essayez-la gratuitement, sans carte bancaire.',
    submit: 'Créer le compte',
    submitting: 'Création du compte…',
    haveAccount: 'Vous avez déjà un compte\u00a0?',
    signIn: 'Se connecter',
  },
  scene: {
    title: 'Quelqu’un à qui parler entre deux cours',
    text: 'Vos élèves s’entraînent avec les chatbots et les avatars que vous choisissez\u00a0: sur vos thèmes et à leur niveau.',
  },
  google: 'Continuer avec Google',
  language: 'Langue',
}
