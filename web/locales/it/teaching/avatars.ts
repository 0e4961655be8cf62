import type { Words } from '../../words.ts'

export const avatars: Words<'avatars'> = {
  create: 'Crea avatar',
  one: 'Avatar',
  status: {
    active: 'Attivo',
    hidden: 'Non ancora visibile',
    archived: 'Archiviato',
  },
  search: {
    label: 'Cerca avatar',
    placeholder: 'Nome o chatbot',
  },
  filter: {
    active: 'Attivi {{number}}',
    archived: 'Archiviati {{number}}',
  },
  pages: 'Pagine di avatar',
  loading: 'Caricamento degli avatar',
  loadingOne: 'Caricamento dell’avatar',
  failed: {
    list: 'Non è stato possibile caricare gli avatar',
    one: 'Non è stato possibile caricare l’avatar',
  },
  nothing: {
    title: 'Nessun avatar trovato',
    text: 'Prova con un’altra ricerca o altri filtri.',
  },
  noArchive: {
    title: 'L’archivio è vuoto',
    text: 'Gli avatar archiviati restano qui finché non li ripristini.',
    back: 'Mostra gli avatar attivi',
  },
  empty: {
    title: 'Dai un volto ai tuoi chatbot',
    text: 'Un avatar dà un volto e una voce a uno dei tuoi chatbot. Gli studenti lo vedono parlare e gli rispondono a voce.',
  },
  gone: {
    title: 'Avatar non trovato',
    text: 'Forse qualcuno l’ha eliminato, oppure il link non è corretto.',
    back: 'Torna agli avatar',
  },
  talksAbout: 'Chatbot: {{chatbot}}',
  hidden: {
    archived: 'Gli studenti non vedono {{name}}: è nell’archivio.',
    silent: 'Gli studenti non vedono ancora {{name}}: scegli un chatbot.',
    draft: 'Gli studenti non vedono ancora {{name}}: {{chatbot}} è una bozza.',
    put_away: 'Gli studenti non vedono {{name}}: {{chatbot}} è nell’archivio.',
  },
  done: {
    archive: 'Avatar archiviato: {{name}}',
    restore: 'Avatar ripristinato: {{name}}',
    duplicated: 'Avatar creato: {{name}}',
    deleted: 'Avatar eliminato: {{name}}',
  },
  refused: {
    archive: 'Non è stato possibile archiviare {{name}}',
    restore: 'Non è stato possibile ripristinare {{name}}',
    duplicate: 'Non è stato possibile duplicare {{name}}',
  },
  deleting: {
    talks_one: '{{number}} conversazione con {{name}} resta, con questo nome.',
    talks_other: '{{number}} conversazioni con {{name}} restano, con questo nome.',
    noTalks: 'Non ci sono ancora conversazioni con {{name}}.',
    students_one: '{{number}} studente non potrà più esercitarsi con {{name}}.',
    students_other: '{{number}} studenti non potranno più esercitarsi con {{name}}.',
    archiving: 'Nell’archivio, {{name}} resta a disposizione per dopo.',
    confirm: 'Elimina avatar',
    keep: 'Non eliminare',
  },
}
