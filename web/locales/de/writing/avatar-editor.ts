import type { Words } from '../../words.ts'

export const avatarEditor: Words<'avatarEditor'> = {
  part: {
    basics: 'Grundlagen',
    look: 'Aussehen',
    voice: 'Stimme',
  },
  field: {
    subject: 'Chatbot',
  },
  subject: {
    none: 'Noch keiner',
    draft: 'Entwurf',
    archived: 'Archiviert',
    templates: 'Neu, aus einer Vorlage',
    begin: 'Mit einer Vorlage beginnen:',
    write: 'Selbst schreiben',
    isNew: 'Beim Speichern wird aus dieser Vorlage ein Chatbot, der gleich veröffentlicht ist.',
    why: 'Der Chatbot bestimmt, was der Avatar sagt.',
    empty: 'In dieser Sprache ({{language}}) gibt es noch keinen Chatbot.',
    left: '„{{chatbot}}“ spricht eine andere Sprache ({{language}}) und wurde deshalb entfernt.',
    is_draft: 'Ein Entwurf: Lernende sehen den Avatar, sobald der Chatbot veröffentlicht ist.',
    is_archived: 'Im Archiv: Lernende sehen den Avatar, sobald der Chatbot wieder veröffentlicht ist.',
  },
  preview: {
    unnamed: 'Neuer Avatar',
    sentence: 'Probesatz',
    say: 'Anhören',
    stop: 'Anhalten',
    noVoice: 'Dieses Gerät hat keine Stimme für diese Sprache ({{language}}). Der Mund bewegt sich ohne Ton.',
    quiet: 'Keine Stimme ({{language}})',
    checkDevice: 'Dieses Gerät prüfen',
  },
  look: {
    parts: 'Teile des Gesichts',
    colors: 'Farben',
    without: 'Ohne: {{part}}',
    ownColor: 'Eigene Farbe',
    ownColorOf: '{{label}}: eigene Farbe',
    previous: 'Vorheriges Aussehen',
    shuffle: 'Zufällig',
  },
  voiceText:
    'Ohne Auswahl spricht der Avatar mit der Stimme seines Chatbots oder mit der, die Ihre Schule für die Sprache festgelegt hat.',
  create: 'Avatar erstellen',
  created: '{{name}} wurde erstellt',
  saved: '{{name}} wurde gespeichert',
  gone: 'Dieser Avatar oder sein Chatbot wurde inzwischen gelöscht. Was Sie gewählt haben, steht noch hier.',
  stale: 'Dieser Avatar wurde an anderer Stelle geändert',
  drawings: 'Wer diese Gesichter gezeichnet hat',
}
