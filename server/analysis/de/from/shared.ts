import type { Rule } from '#server/analysis/grammar/rule.ts'

const jobs =
  'lehrer|lehrerin|arzt|ärztin|student|studentin|schüler|schülerin|koch|kellner|ingenieur|verkäufer|verkäuferin|polizist|anwalt'

/** Feelings of the body: "ich bin kalt", "ich habe kalt". */
export const feeling = (language: string, verb: 'bin' | 'habe'): Rule => ({
  id: `de.from_${language}.feeling`,
  kind: 'word_choice',
  pattern: `^ [ich ${verb}] sehr? kalt|warm|heiß|schwindelig|schlecht $`,
  better: 'mir ist',
  why: 'feeling',
  wrong: [
    [`Ich ${verb} kalt.`, 'Mir ist kalt.'],
    [`Ich ${verb} sehr heiß.`, 'Mir ist sehr heiß.'],
    [`Ich ${verb} warm.`, 'Mir ist warm.'],
  ],
  right: ['Mir ist kalt.', 'Ich bin müde.', 'Ich habe Hunger.'],
})

/** Verbs whose person is in the dative. */
export const withDative = (language: string): Rule => ({
  id: `de.from_${language}.dative_verb`,
  kind: 'agreement',
  pattern: ['=helfen|=danken|=gefallen|=schmecken|=gehören<verb> [mich|dich]', '^ [mich|dich] gefällt|schmeckt'],
  better: ({ marked }) => (marked[0]?.lower === 'mich' ? 'mir' : 'dir'),
  why: 'dative_verb',
  wrong: [
    ['Das gefällt mich sehr.', 'Das gefällt mir sehr.'],
    ['Er hilft mich.', 'Er hilft mir.'],
    ['Das gehört mich.', 'Das gehört mir.'],
  ],
  right: ['Das gefällt mir.', 'Er sieht mich.', 'Ich danke dir.'],
})

/** "Die Leute" are several. */
export const people = (language: string): Rule => ({
  id: `de.from_${language}.people`,
  kind: 'agreement',
  pattern: 'die leute [ist|hat|war|kann|will|muss]',
  better: ({ marked }) =>
    ({ ist: 'sind', hat: 'haben', war: 'waren', kann: 'können', will: 'wollen', muss: 'müssen' })[
      marked[0]?.lower ?? ''
    ] ?? null,
  why: 'subject',
  wrong: [
    ['Hier die Leute ist nett.', 'Hier die Leute sind nett.'],
    ['Die Leute war freundlich.', 'Die Leute waren freundlich.'],
    ['Hier die Leute hat Zeit.', 'Hier die Leute haben Zeit.'],
  ],
  right: ['Die Leute sind nett.', 'Die Leute waren da.', 'Die Frau ist nett.'],
})

/** Jobs without an article. */
export const job = (language: string): Rule => ({
  id: `de.from_${language}.job`,
  kind: 'extra_word',
  pattern: `^ ich|er|sie bin|ist [ein|eine] ${jobs} $`,
  better: '',
  why: 'no_article',
  wrong: [
    ['Ich bin ein Lehrer.', 'Ich bin Lehrer.'],
    ['Sie ist eine Ärztin.', 'Sie ist Ärztin.'],
    ['Er ist ein Student.', 'Er ist Student.'],
  ],
  right: ['Ich bin Lehrer.', 'Er ist ein guter Arzt.', 'Das ist ein Lehrer.'],
})

/** "Je m'appelle", "me llamo" word by word. */
export const called = (language: string): Rule => ({
  id: `de.from_${language}.called`,
  kind: 'word_choice',
  pattern: ['^ [ich rufe|nenne|heiße mich] <name>', '^ hallo , [ich rufe|nenne|heiße mich] <name>'],
  better: 'ich heiße',
  why: 'name',
  wrong: [
    ['Ich rufe mich Anna.', 'Ich heiße Anna.'],
    ['Ich nenne mich Paul.', 'Ich heiße Paul.'],
    ['Ich heiße mich Maria.', 'Ich heiße Maria.'],
  ],
  right: ['Ich heiße Anna.', 'Ich rufe dich an.', 'Ich heiße Paul.'],
})

/** "When" as a conjunction. */
export const whenOnce = (language: string): Rule => ({
  id: `de.from_${language}.when`,
  kind: 'word_choice',
  pattern: '[wann] ich|er|sie|wir *{0,3} klein|jung|kind war|waren',
  better: 'als',
  why: 'when_past',
  wrong: [
    ['Wann ich klein war, lebte ich in Rom.', 'Als ich klein war, lebte ich in Rom.'],
    ['Wann er jung war, arbeitete er viel.', 'Als er jung war, arbeitete er viel.'],
    ['Wann ich ein Kind war, las ich viel.', 'Als ich ein Kind war, las ich viel.'],
  ],
  right: ['Wann kommst du?', 'Als ich klein war, las ich viel.', 'Ich weiß nicht, wann er kommt.'],
})
