import type { ActRule } from '#server/analysis/acts/act.ts'

export const gaps: readonly ActRule[] = [
  {
    act: 'dont_know',
    pattern: [
      '^ I am|got totally|completely|really|a? bit? stuck|blocked here|now|again|sorry? $',
      '^ I am|have missing|lacking the|some|all|a *{0,2} words|word|vocabulary *{0,5} $',
      '^ I miss|lack the|some|all|a *{0,2} words|word|vocabulary *{0,5} $',
      '^ I do not know|have *{0,1} english? words|vocabulary *{0,5} $',
      '^ I? am? not sure|certain about *{1,4} I do not know *{0,6} $',
      '^ I? do not know *{1,6} I am not sure|certain $',
    ],
    right: [
      "I'm totally stuck",
      "I'm lacking the vocabulary here",
      "I don't know enough words yet",
      "I'm not sure about the colour, I don't know what looks good",
    ],
    wrong: [
      "I'm stuck in traffic",
      "I'm missing my family",
      "I'm not sure about the red one, but the blue one is fine",
      'I know many words',
    ],
  },
  {
    act: 'refusal',
    pattern: [
      '^ today? I do not want|like|wish to? speak|talk|write|answer|practise|practice *{0,2} english *{0,3} $',
      '^ today? I do not feel like speaking|talking|writing *{0,2} english *{0,3} $',
      '^ no english today|now|anymore|please $',
    ],
    right: ["I don't want to talk in English now", "Today I don't feel like speaking English", 'no English today'],
    wrong: [
      'I want to speak English every day',
      "I don't speak English at home",
      "My father doesn't want to learn English",
    ],
  },
  {
    act: 'asks_repetition',
    pattern: [
      '^ what was|is the last|first|second thing|word|words|part|question|bit|sentence you|that|again|exactly? *{0,4} $',
      '^ what did|have you say|said|ask|asked last|first|before|at *{0,3} $',
      '^ what were the|your last|first words *{0,2} $',
    ],
    right: ['What was the last word, please?', 'What was the first thing you asked?', 'What did you say at the end?'],
    wrong: ['What was the last film?', 'The last thing I bought was a hat', 'What did your sister say?'],
  },
]
