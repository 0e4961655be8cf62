import type { Words } from '#server/reports/words/en.ts'

export const de: Words = {
  file: 'bericht',
  sheets: {
    overview: 'Überblick',
    students: 'Lernende',
    partners: 'Gesprächspartner',
    words: 'Wörter',
    corrections: 'Korrekturen',
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
