import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro: 'Choisissez ce que tous vos élèves entendent dans chaque langue pratiquée.',
  ofDevices:
    'Les voix dépendent de l’appareil. Si la voix choisie manque, la meilleure voix de cette langue la remplace, jamais celle d’une autre langue.',
  check: 'Vérifier cet appareil',
  loading: 'Chargement des paramètres',
  failed: 'Les paramètres de la voix et du son n’ont pas pu être chargés',
  languages: 'Langues',
  who: 'Voix',
  searchVoices: 'Rechercher une voix',
  noSuchVoice: 'Aucune voix trouvée.',
  best: 'La meilleure voix de l’appareil',
  usual: 'La voix par défaut du serveur',
  from: { server: 'Sur le serveur', network: 'Demande une connexion', elsewhere: 'Absente de cet appareil' },
  here: {
    looking: 'Chargement des voix…',
    noVoice: 'Pas de voix sur cet appareil',
    none: 'Cet appareil n’a pas de voix pour cette langue. Les élèves l’entendent si leur appareil en a une\u00a0; les autres lisent.',
    speaks: 'Sur cet appareil\u00a0: {{voice}}.',
    missing: '{{wanted}} n’est pas sur cet appareil\u00a0; ici, c’est {{voice}} qui parle.',
    server: 'Voix du serveur, identique sur tous les appareils.',
    missingServer: '{{wanted}} n’est pas sur cet appareil\u00a0; ici, c’est le serveur qui parle.',
    unheard: 'La voix n’a pas démarré. Redémarrez le navigateur ou choisissez une autre voix.',
    noPitch: 'La hauteur des voix du serveur ne se règle pas.',
  },
  rate: 'Vitesse',
  pitch: 'Hauteur',
  test: 'Tester',
  stop: 'Arrêter',
  microphone: {
    title: 'Qui peut entendre les élèves',
    text: 'Les élèves peuvent parler au lieu d’écrire. Choisissez ce qui peut transformer leur voix en texte. Nous ne gardons jamais d’enregistrement.',
    mode: {
      off: {
        label: 'Personne',
        text: 'Le micro est désactivé et les élèves écrivent.',
      },
      device: {
        label: 'Leur appareil uniquement',
        text: 'La voix ne quitte pas l’appareil. Si un navigateur ne sait pas le faire, les élèves écrivent.',
      },
      server: {
        label: 'Le serveur de votre école aussi',
        text: 'Si l’appareil ne sait pas le faire, le serveur de votre école s’en charge. L’enregistrement est effacé dès que le texte est là.',
      },
      browser: {
        label: 'L’éditeur du navigateur aussi',
        text: 'Si l’appareil ne sait pas le faire, l’enregistrement part chez Google, Microsoft ou Apple et, à défaut, au serveur de votre école.',
      },
    },
    noServer: 'Aucun serveur vocal n’est configuré.',
    told: 'Avant de parler pour la première fois, les élèves lisent qui les entend.',
  },
  switch: {
    speaks_answers: {
      label: 'Lire les réponses automatiquement',
      text: 'Sinon, les élèves appuient sur un bouton pour écouter.',
    },
    allows_microphone: {
      label: 'Autoriser le micro',
      text: 'Les élèves peuvent parler dans cette langue, selon le choix ci-dessus.',
    },
    shows_captions: { label: 'Sous-titres', text: 'Ce que dit un avatar peut aussi se lire.' },
  },
  state: {
    speaks_answers: { on: 'Lecture', off: 'Sans lecture' },
    allows_microphone: { on: 'Micro', off: 'Sans micro' },
    shows_captions: { on: 'Sous-titres', off: 'Sans sous-titres' },
  },
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  notSaved: 'Non enregistré',
  retry: 'Réessayer',
  past: 'Rien n’a été modifié pour cette langue\u00a0: {{language}}',
  pastText: 'Quelqu’un d’autre a fait des modifications entre-temps. Vous voyez maintenant ce qui a été enregistré.',
  empty: {
    title: 'Aucune langue n’est encore activée',
    text: 'Dès que vous aurez choisi ce que vos élèves pratiquent, vous déciderez ici de ce qu’ils entendent.',
    action: 'Choisir les langues',
  },
}
