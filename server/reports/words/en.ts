export type Words = typeof en

export const en = {
  file: 'report',
  sheets: {
    overview: 'Overview',
    students: 'Students',
    partners: 'Partners',
    words: 'Words',
    corrections: 'Corrections',
    mistakes: 'Mistakes',
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
    why: 'Why',
    asked: 'Asked to say it again',
    mended: 'Right first time',
    again: 'Later conversations with it again',
    tasks_set: 'Homework set',
    tasks_done: 'Homework done',
    tasks_in_time: 'Homework done in time',
  },
  lists: {
    used: 'Used',
    missed: 'Missed',
  },
  kinds: {
    spelling: 'Spelling',
    accents: 'Accents',
    grammar: 'Grammar',
    other_language: 'Other language',
  },
}
