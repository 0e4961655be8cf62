import type { Words } from '#server/reports/words/en.ts'

export const de: Words = {
  file: 'bericht',
  sheets: {
    overview: 'Überblick',
    students: 'Lernende',
    partners: 'Gesprächspartner',
    words: 'Wörter',
    corrections: 'Korrekturen',
    mistakes: 'Fehler',
  },
  headings: {
    part: 'Teil',
    period: 'Zeitraum',
    before: 'Zeitraum davor',
    students: 'Lernende, die geübt haben',
    conversations: 'Gespräche',
    days: 'Übungstage',
    last_practised: 'Zuletzt geübt',
    list: 'Benutzt oder nicht',
    word: 'Wort',
    kind: 'Art',
    written: 'Geschrieben',
    better: 'Besser',
    why: 'Warum',
    asked: 'Zum Wiederholen aufgefordert',
    mended: 'Beim ersten Versuch richtig',
    again: 'Spätere Gespräche mit demselben Fehler',
    tasks_set: 'Hausaufgaben aufgegeben',
    tasks_done: 'Hausaufgaben erledigt',
    tasks_in_time: 'Hausaufgaben rechtzeitig erledigt',
  },
  lists: {
    used: 'Benutzt',
    missed: 'Nicht benutzt',
  },
  kinds: {
    spelling: 'Rechtschreibung',
    accents: 'Akzente',
    grammar: 'Grammatik',
    other_language: 'Andere Sprache',
  },
}
