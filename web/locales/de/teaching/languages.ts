import type { Words } from '../../words.ts'

export const languages: Words<'languages'> = {
  title: 'Übungssprachen',
  intro: 'Schalten Sie die Sprachen ein, die Ihre Chatbots und Avatare sprechen.',
  loading: 'Übungssprachen werden geladen',
  failed: 'Die Übungssprachen konnten nicht geladen werden',
  used_one: '{{used}} von {{count}} Sprache belegt',
  used_other: '{{used}} von {{count}} Sprachen belegt',
  left_one: '{{count}} frei',
  left_other: '{{count}} frei',
  search: 'Sprachen suchen',
  placeholder: 'Weitere Sprache suchen',
  nothing: 'Keine Übungssprache gefunden.',
  all: 'Alle {{number}} Sprachen anzeigen',
  inUse_one: 'Von einem Chatbot verwendet',
  inUse_other: 'Von {{number}} Chatbots verwendet',
  inUseAvatars_one: 'Von einem Avatar verwendet',
  inUseAvatars_other: 'Von {{number}} Avataren verwendet',
  inUseHow:
    'Um eine belegte Sprache auszuschalten, archivieren oder löschen Sie die Chatbots und Avatare, die sie sprechen.',
  free: 'Noch kein Chatbot',
  refused: 'Bei {{language}} wurde nichts geändert',
  full_one: 'Die eine Sprache Ihres Tarifs ist belegt.',
  full_other: 'Alle {{count}} Sprachen Ihres Tarifs sind belegt.',
  bigger_one: '{{tier}} hat {{count}} Sprache.',
  bigger_other: '{{tier}} hat {{count}} Sprachen.',
  makeRoom: 'Um eine andere einzuschalten, schalten Sie eine aus, die kein Chatbot oder Avatar spricht.',
  upgrade: 'Tarif wechseln',
  slots: 'Ihr Tarif',
  nextText:
    'Wenn Sie einen Chatbot oder Avatar in einer ausgeschalteten Sprache erstellen, wird sie eingeschaltet, sofern Ihr Tarif Platz hat.',
}
