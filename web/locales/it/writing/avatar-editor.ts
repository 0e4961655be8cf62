import type { Words } from '../../words.ts'

export const avatarEditor: Words<'avatarEditor'> = {
  part: {
    basics: 'L’essenziale',
    look: 'Aspetto',
    voice: 'Voce',
  },
  field: {
    subject: 'Chatbot',
  },
  subject: {
    none: 'Ancora nessuno',
    draft: 'Bozza',
    archived: 'Archiviato',
    templates: 'Nuovo, da un modello',
    begin: 'Inizia da un modello:',
    write: 'Scrivine uno tuo',
    isNew: 'Quando salvi, questo modello diventa un chatbot, pubblicato e pronto all’uso.',
    why: 'È il chatbot a decidere che cosa dice l’avatar.',
    empty: 'Non c’è ancora nessun chatbot in questa lingua ({{language}}).',
    left: '«{{chatbot}}» parla un’altra lingua ({{language}}), perciò è stato rimosso.',
    is_draft: 'È una bozza: gli studenti vedranno l’avatar quando pubblicherai il chatbot.',
    is_archived: 'È nell’archivio: gli studenti vedranno l’avatar quando pubblicherai di nuovo il chatbot.',
  },
  preview: {
    unnamed: 'Nuovo avatar',
    sentence: 'Frase da dire',
    say: 'Fallo parlare',
    stop: 'Ferma',
    noVoice: 'Questo dispositivo non ha una voce per questa lingua ({{language}}); la bocca si muove senza suono.',
    quiet: 'Nessuna voce ({{language}})',
    checkDevice: 'Controlla questo dispositivo',
  },
  look: {
    parts: 'Parti del viso',
    colors: 'Colori',
    without: 'Senza: {{part}}',
    ownColor: 'Personalizzato',
    ownColorOf: '{{label}}: personalizzato',
    previous: 'Aspetto precedente',
    shuffle: 'A caso',
  },
  voiceText:
    'Se non scegli nulla, l’avatar usa la voce del suo chatbot o quella scelta dalla tua scuola per la lingua.',
  create: 'Crea avatar',
  created: 'Avatar creato: {{name}}',
  saved: 'Avatar salvato: {{name}}',
  gone: 'Nel frattempo questo avatar o il suo chatbot è stato eliminato. Quello che hai scelto è ancora qui.',
  stale: 'Questo avatar è stato modificato altrove',
  drawings: 'Chi ha disegnato questi volti',
}
