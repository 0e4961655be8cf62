import type { Words } from '../../words.ts'

export const avatars: Words<'avatars'> = {
  create: 'Avatar erstellen',
  one: 'Avatar',
  status: {
    active: 'Aktiv',
    hidden: 'Nicht sichtbar',
    archived: 'Archiviert',
  },
  search: {
    label: 'Avatare suchen',
    placeholder: 'Name oder Chatbot',
  },
  filter: {
    active: 'Aktiv {{number}}',
    archived: 'Archiviert {{number}}',
  },
  pages: 'Seiten mit Avataren',
  loading: 'Avatare werden geladen',
  loadingOne: 'Avatar wird geladen',
  failed: {
    list: 'Die Avatare konnten nicht geladen werden',
    one: 'Der Avatar konnte nicht geladen werden',
  },
  nothing: {
    title: 'Kein Avatar gefunden',
    text: 'Versuchen Sie eine andere Suche oder andere Filter.',
  },
  noArchive: {
    title: 'Das Archiv ist leer',
    text: 'Archivierte Avatare bleiben hier, bis Sie sie wiederherstellen.',
    back: 'Aktive Avatare zeigen',
  },
  empty: {
    title: 'Geben Sie Ihren Chatbots ein Gesicht',
    text: 'Ein Avatar gibt einem Ihrer Chatbots ein Gesicht und eine Stimme. Lernende sehen ihn sprechen und antworten ihm laut.',
  },
  gone: {
    title: 'Avatar nicht gefunden',
    text: 'Vielleicht wurde er gelöscht, oder der Link stimmt nicht.',
    back: 'Zurück zu den Avataren',
  },
  talksAbout: 'Chatbot: {{chatbot}}',
  hidden: {
    archived: 'Lernende sehen {{name}} nicht: Dieser Avatar liegt im Archiv.',
    silent: 'Lernende sehen {{name}} noch nicht: Wählen Sie einen Chatbot.',
    draft: 'Lernende sehen {{name}} noch nicht: {{chatbot}} ist ein Entwurf.',
    put_away: 'Lernende sehen {{name}} nicht: {{chatbot}} liegt im Archiv.',
  },
  done: {
    archive: '{{name}} wurde archiviert',
    restore: '{{name}} wurde wiederhergestellt',
    duplicated: '{{name}} wurde erstellt',
    deleted: '{{name}} wurde gelöscht',
  },
  refused: {
    archive: '{{name}} konnte nicht archiviert werden',
    restore: '{{name}} konnte nicht wiederhergestellt werden',
    duplicate: '{{name}} konnte nicht dupliziert werden',
  },
  deleting: {
    talks_one: 'Das eine Gespräch mit {{name}} bleibt unter diesem Namen erhalten.',
    talks_other: 'Die {{number}} Gespräche mit {{name}} bleiben unter diesem Namen erhalten.',
    noTalks: 'Es gibt noch keine Gespräche mit {{name}}.',
    students_one: '{{number}} Lernende/r kann nicht mehr mit {{name}} üben.',
    students_other: '{{number}} Lernende können nicht mehr mit {{name}} üben.',
    archiving: 'Im Archiv bleibt {{name}} für später erhalten.',
    confirm: 'Avatar löschen',
    keep: 'Avatar behalten',
  },
}
