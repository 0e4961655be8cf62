/** The words of a report’s spreadsheet in one language, beside those that it shares with the one of conversations. */
export type Words = typeof en

export const en = {
  file: 'report',
  sheets: {
    overview: 'Overview',
    students: 'Students',
    partners: 'Partners',
    words: 'Words',
    corrections: 'Corrections',
  },
  headings: {
    part: 'Part',
    period: 'Period',
    before: 'Previous period',
    students: 'Students who practised',
    conversations: 'Conversations',
    days: 'Days with practice',
    last_practised: 'Last practised',
    list: 'Used or missed',
    word: 'Word',
    kind: 'Kind',
    written: 'Written',
    better: 'Better',
  },
  lists: {
    used: 'Used',
    missed: 'Missed',
  },
  kinds: {
    spelling: 'Spelling',
    accents: 'Accents',
    other_language: 'Other language',
  },
}
