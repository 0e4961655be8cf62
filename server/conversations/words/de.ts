import type { Words } from '#server/conversations/words/en.ts'

export const de: Words = {
  file: 'gespraeche',
  sheet: 'Gespräche',
  headings: {
    student: 'Name',
    chatbot: 'Chatbot',
    avatar: 'Avatar',
    language: 'Sprache',
    level: 'Niveau',
    started: 'Beginn',
    minutes: 'Minuten',
    turns: 'Beiträge',
    words: 'Wörter',
    stayed: 'In der Zielsprache (%)',
    vocabulary_used: 'Wortschatz benutzt',
    vocabulary_total: 'Wortschatz insgesamt',
    steps_done: 'Erledigte Schritte',
    steps_total: 'Schritte insgesamt',
    spelling: 'Korrekturen: Rechtschreibung',
    accents: 'Korrekturen: Akzente',
    grammar: 'Korrekturen: Grammatik',
    other_language: 'Korrekturen: andere Sprache',
    flags: 'Auffällig wegen',
  },
  flags: { self_harm: 'Selbstgefährdung', abuse: 'Gewalt oder Missbrauch' },
}
