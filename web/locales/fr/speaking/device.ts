import type { Words } from '../../words.ts'

export const device: Words<'device'> = {
  title: 'Vérifier cet appareil',
  intro:
    'Ce que cet appareil peut dire et comprendre pendant un cours. Ouvrez cette page sur l’appareil lui-même, avant le cours.',
  failed: 'Vos langues n’ont pas pu être chargées',
  print: 'Imprimer',
  looking: 'Recherche des voix…',
  on: '{{browser}} sur {{system}}',
  unknown: 'Navigateur inconnu',
  summary: {
    both: 'Cet appareil parle et comprend\u00a0: {{languages}}.',
    speaks: 'Cet appareil parle\u00a0: {{languages}}.',
    butNot: 'Pas de voix pour\u00a0: {{languages}}.',
    nothing: 'Cet appareil ne parle aucune de ces langues.',
    none: 'Cet appareil n’a pas de voix pour\u00a0: {{languages}}.',
    hears: 'Il comprend ce que disent les élèves.',
    deaf: 'Il ne comprend pas ce que l’on dit\u00a0: les élèves écrivent.',
    off: 'Le micro est désactivé pour votre école\u00a0: les élèves écriront.',
  },
  languages: 'Langues',
  all: 'Les {{number}} langues',
  listen: 'Écouter',
  speaks: {
    local: 'Voix sur cet appareil\u00a0: {{voice}}',
    network: 'Voix par Internet\u00a0: {{voice}}',
    server: 'Voix du serveur\u00a0: {{voice}}',
    none: 'Pas de voix',
  },
  hears: { no: 'Ne comprend pas la parole' },
  heard: {
    device: 'Reconnaissance vocale sur cet appareil',
    installable: 'Reconnaissance vocale possible sur cet appareil',
    browser: 'Reconnaissance vocale chez l’éditeur du navigateur ({{maker}})',
    unknown: 'Reconnaissance vocale chez l’éditeur du navigateur',
    server: 'Reconnaissance vocale sur le serveur de votre école',
    install: 'Installer',
    installing: 'Installation…',
    notInstalled: 'Cela n’a pas marché. Réessayez plus tard.',
    off: 'Le micro est désactivé pour votre école. Vous pouvez l’activer dans «\u00a0Voix et son\u00a0».',
    offForTeachers: 'Le micro est désactivé pour votre école. La coordination peut l’activer.',
  },
  hearing: {
    sends: 'Pour transformer la parole en texte, {{browser}} envoie le son à {{maker}}.',
    maySend: 'Pour transformer la parole en texte, {{browser}} peut envoyer le son à son éditeur.',
    no: '{{browser}} ne peut pas transformer la parole en texte ici. Chrome, Edge et Safari y parviennent en général.',
  },
  microphone: {
    title: 'Micro',
    text: 'Appuyez sur le bouton et dites une phrase. Le son reste sur cet appareil et n’est pas conservé.',
    test: 'Tester le micro',
    stop: 'Arrêter',
    level: 'Niveau',
    volume: { silent: 'Aucun son', quiet: 'Faible', good: 'Bon', loud: 'Très fort' },
    status: {
      untested: 'Pas encore testé',
      asking: 'Le navigateur demande l’accès au micro. Veuillez l’autoriser.',
      listening: 'Dites quelque chose…',
      works: 'Le micro fonctionne.',
      quiet: 'Aucun son n’a été capté. Vérifiez que le bon micro est choisi et qu’il n’est pas coupé.',
      denied:
        'Le micro est désactivé pour cette page. Activez-le dans les paramètres du navigateur pour ce site, puis refaites le test.',
      none: 'Aucun micro détecté. Branchez-en un, puis refaites le test.',
      busy: 'Le micro n’est pas disponible. Fermez les autres programmes qui l’utilisent, puis refaites le test.',
    },
  },
  advice: {
    title: 'Installer une voix',
    text: 'Les voix sont gratuites et s’installent une fois sur chaque appareil.',
    missing: 'Il manque encore une voix ici pour\u00a0: {{languages}}.',
    system: 'Appareil',
    restart: 'Fermez complètement le navigateur, rouvrez-le et revenez à cette page.',
    steps: {
      windows: {
        first: 'Ouvrez Paramètres → Heure et langue → Langue et région et ajoutez la langue.',
        second: 'Cochez «\u00a0Synthèse vocale\u00a0» parmi ses fonctionnalités et attendez la fin de l’installation.',
        third: 'Ou utilisez Microsoft Edge\u00a0: il propose des voix par Internet pour beaucoup de langues.',
      },
      macos: {
        first: 'Ouvrez Réglages Système → Accessibilité → Contenu énoncé (Lire et énoncer dans les versions récentes).',
        second:
          'À côté de «\u00a0Voix système\u00a0», cliquez sur le bouton d’informations ou, dans le menu, sur «\u00a0Gérer les voix…\u00a0».',
        third: 'Choisissez la langue et téléchargez une voix.',
      },
      ios: {
        first: 'Ouvrez Réglages → Accessibilité → Contenu énoncé (Lire et énoncer dans les versions récentes).',
        second: 'Touchez «\u00a0Voix\u00a0» et choisissez la langue.',
        third: 'Téléchargez une voix.',
      },
      android: {
        first: 'Ouvrez les paramètres et cherchez «\u00a0Synthèse vocale\u00a0».',
        second:
          'Ouvrez les paramètres du moteur, en général celui de Google, et touchez «\u00a0Installer les données vocales\u00a0».',
        third: 'Choisissez la langue et téléchargez une voix.',
      },
      chromeos: {
        first: 'Ouvrez Paramètres → Accessibilité → Synthèse vocale.',
        second: 'Ouvrez les paramètres du moteur vocal de Google et ajoutez la langue.',
        third: 'Restez en ligne jusqu’à ce que la voix soit là.',
      },
      linux: {
        first: 'Installez les paquets speech-dispatcher et espeak-ng.',
        second: 'Utilisez Firefox, qui s’en sert pour parler.',
        third: 'Ou utilisez Google Chrome\u00a0: il propose des voix par Internet pour plusieurs langues.',
      },
    },
  },
  paper: { checked: 'Vérifié le {{date}}', computer: 'Ordinateur', by: 'Vérifié par' },
}
