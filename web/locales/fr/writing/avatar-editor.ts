import type { Words } from '../../words.ts'

export const avatarEditor: Words<'avatarEditor'> = {
  part: {
    basics: 'L’essentiel',
    look: 'Apparence',
    voice: 'Voix',
  },
  field: {
    subject: 'Chatbot',
  },
  subject: {
    none: 'Aucun pour l’instant',
    draft: 'Brouillon',
    archived: 'Archivé',
    templates: 'Nouveau, à partir d’un modèle',
    begin: 'Commencer par un modèle\u00a0:',
    write: 'Écrire le vôtre',
    isNew: 'À l’enregistrement, ce modèle devient un chatbot, publié et prêt à l’emploi.',
    why: 'Le chatbot détermine ce que dit l’avatar.',
    empty: 'Il n’y a pas encore de chatbot dans cette langue ({{language}}).',
    left: '«\u00a0{{chatbot}}\u00a0» parle une autre langue ({{language}}) et a donc été retiré.',
    is_draft: 'Un brouillon\u00a0: les élèves verront l’avatar une fois le chatbot publié.',
    is_archived: 'Dans les archives\u00a0: les élèves verront l’avatar une fois le chatbot de nouveau publié.',
  },
  preview: {
    unnamed: 'Nouvel avatar',
    sentence: 'Phrase à dire',
    say: 'Faire parler',
    stop: 'Arrêter',
    noVoice: 'Cet appareil n’a pas de voix pour cette langue ({{language}})\u00a0; la bouche bouge sans son.',
    quiet: 'Pas de voix ({{language}})',
    checkDevice: 'Vérifier cet appareil',
  },
  look: {
    parts: 'Parties du visage',
    colors: 'Couleurs',
    without: 'Sans\u00a0: {{part}}',
    ownColor: 'Autre couleur',
    ownColorOf: '{{label}}\u00a0: autre couleur',
    previous: 'Apparence précédente',
    shuffle: 'Au hasard',
  },
  voiceText:
    'Si vous ne choisissez rien, l’avatar prend la voix de son chatbot ou celle que votre école a choisie pour la langue.',
  create: 'Créer l’avatar',
  created: 'Avatar créé\u00a0: {{name}}',
  saved: 'Avatar enregistré\u00a0: {{name}}',
  gone: 'Cet avatar ou son chatbot a été supprimé entre-temps. Ce que vous avez choisi est toujours là.',
  stale: 'Cet avatar a été modifié ailleurs',
  drawings: 'Qui a dessiné ces visages',
}
