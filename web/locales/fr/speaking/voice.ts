import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro:
    'Ce que l’on entend dans chaque langue pratiquée. Ces choix sont ceux de votre école et valent pour tous les élèves.',
  ofDevices:
    'Les voix elles-mêmes dépendent de chaque appareil. Si la voix choisie y manque, la meilleure voix disponible prend le relais, jamais celle d’une autre langue.',
  check: 'Vérifier cet appareil',
  loading: 'Chargement des réglages',
  failed: 'Les réglages de la voix et du son n’ont pas pu être chargés',
  languages: 'Langues',
  who: 'Qui parle',
  searchVoices: 'Rechercher une voix',
  noSuchVoice: 'Aucune voix ne porte ce nom.',
  best: 'La meilleure voix de l’appareil',
  usual: 'La voix par défaut du serveur',
  from: { server: 'Sur le serveur', network: 'Demande une connexion', elsewhere: 'Absente de cet appareil' },
  here: {
    looking: 'Chargement des voix…',
    noVoice: 'Pas de voix sur cet appareil',
    none: 'Cet appareil n’a pas de voix pour cette langue. Les élèves l’entendent si leur appareil en a une\u202f; les autres lisent.',
    speaks: 'Ici, c’est {{voice}} qui parle.',
    missing: '{{wanted}} n’est pas sur cet appareil\u202f; ici, c’est {{voice}} qui parle.',
    server: 'C’est le serveur qui parle, de la même façon sur tous les appareils.',
    missingServer: '{{wanted}} n’est pas sur cet appareil\u202f; ici, c’est le serveur qui parle.',
    unheard:
      'La voix n’a pas démarré, on n’a donc rien entendu. Redémarrez le navigateur ou choisissez une autre voix.',
    noPitch: 'La hauteur des voix du serveur ne se règle pas.',
  },
  rate: 'Vitesse',
  pitch: 'Hauteur',
  test: 'Tester',
  stop: 'Arrêter',
  switch: {
    speaks_answers: {
      label: 'Lire les réponses automatiquement',
      text: 'Sinon, les élèves appuient sur un bouton pour écouter.',
    },
    allows_microphone: {
      label: 'Autoriser le micro',
      text: 'Les élèves peuvent parler au lieu d’écrire. L’éditeur du navigateur (Google, Microsoft ou Apple) les entend, sauf si l’appareil comprend lui-même la parole. Nous ne gardons aucun son. Le micro reste désactivé tant que vous ne l’activez pas.',
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
