import type { ActRule } from './act.ts'

/** Questions for a word in another language than the practised one: "Was heißt compromise?". */
interface WordQuestions {
  meaning: readonly string[]
  how: readonly string[]
  right: { meaning: string; how: string }
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const
type Language = (typeof languages)[number]

const not = '~das|es|this|that|it|ça|ca|cela|eso|esto|questo|quello|isso|isto'

const asked: Record<Language, (practised: string, word: string) => WordQuestions> = {
  en: (practised, word) => ({
    meaning: [`^ what does the? word? [${not}{1,3}] mean $`, `^ what is the? meaning of [${not}{1,3}] $`],
    how: [`^ how do|can|would|to you|I|we? say|write|spell [${not}{1,4}] in ${practised} $`],
    right: { meaning: `What does ${word} mean?`, how: `How do you say chair in ${practised}?` },
  }),
  de: (practised, word) => ({
    meaning: [
      `^ was heißt|bedeutet|heisst das? wort? [${not}{1,3}] $`,
      '^ was heißt|bedeutet|heisst das auf? deutsch? $',
    ],
    how: [`^ wie sagt|schreibt|heißt|heisst man? [${not}{1,4}] auf ${practised} $`],
    right: { meaning: `Was heißt ${word}?`, how: `Wie sagt man Stuhl auf ${practised}?` },
  }),
  fr: (practised, word) => ({
    meaning: [
      `^ que|quoi veut|signifie dire? le? mot? [${not}{1,3}] $`,
      `^ ça? veut dire quoi [${not}{1,3}] $`,
      `^ [${not}{1,3}] ça|ca veut dire quoi $`,
    ],
    how: [`^ comment on? dit|écrit|dire on? [${not}{1,4}] en ${practised} $`],
    right: { meaning: `Que veut dire ${word} ?`, how: `Comment on dit chaise en ${practised} ?` },
  }),
  es: (practised, word) => ({
    meaning: [`^ que significa|quiere decir? la? palabra? [${not}{1,3}] $`],
    how: [`^ cómo se dice|escribe [${not}{1,4}] en ${practised} $`],
    right: { meaning: `¿Qué significa ${word}?`, how: `¿Cómo se dice silla en ${practised}?` },
  }),
  it: (practised, word) => ({
    meaning: [`^ che|cosa cosa? significa|vuol dire? la? parola? [${not}{1,3}] $`],
    how: [`^ come si dice|scrive [${not}{1,4}] in ${practised} $`],
    right: { meaning: `Cosa significa ${word}?`, how: `Come si dice sedia in ${practised}?` },
  }),
  pt: (practised, word) => ({
    meaning: [`^ o? que significa|quer dizer? a? palavra? [${not}{1,3}] $`],
    how: [`^ como se diz|escreve [${not}{1,4}] em ${practised} $`],
    right: { meaning: `O que significa ${word}?`, how: `Como se diz cadeira em ${practised}?` },
  }),
}

const names: Record<Language, Record<Language, string>> = {
  en: { en: 'English', de: 'Englisch', fr: 'anglais', es: 'inglés', it: 'inglese', pt: 'inglês' },
  de: { en: 'German', de: 'Deutsch', fr: 'allemand', es: 'alemán', it: 'tedesco', pt: 'alemão' },
  fr: { en: 'French', de: 'Französisch', fr: 'français', es: 'francés', it: 'francese', pt: 'francês' },
  es: { en: 'Spanish', de: 'Spanisch', fr: 'espagnol', es: 'español', it: 'spagnolo', pt: 'espanhol' },
  it: { en: 'Italian', de: 'Italienisch', fr: 'italien', es: 'italiano', it: 'italiano', pt: 'italiano' },
  pt: { en: 'Portuguese', de: 'Portugiesisch', fr: 'portugais', es: 'portugués', it: 'portoghese', pt: 'português' },
}

const words: Record<Language, string> = {
  en: 'receipt',
  de: 'Quittung',
  fr: 'reçu',
  es: 'recibo',
  it: 'ricevuta',
  pt: 'recibo',
}
const wrong: Record<Language, readonly string[]> = {
  en: ['The que was long', 'What does your brother like?', 'How do you get to the town?'],
  de: ['Der Termin passt mir', 'Ich war in Como', 'What a nice day'],
  fr: ['Que veut votre frère ?', 'Comment on va au centre ?', 'On dit que la ville est belle'],
  es: ['¿Qué quiere tu hermano?', '¿Cómo se va al centro?', 'Se dice que la ciudad es bonita'],
  it: ['Che cosa vuole tuo fratello?', 'Come si va in centro?', 'Si dice che la città è bella'],
  pt: ['O que o seu irmão quer?', 'Como se vai ao centro?', 'Dizem que a cidade é bonita'],
}

export function askedElsewhere(practised: Language): ActRule[] {
  const all = languages
    .filter((language) => language !== practised)
    .map((language) => asked[language](names[practised][language], words[practised]))
  return [
    {
      act: 'asks_meaning',
      pattern: all.flatMap(({ meaning }) => meaning),
      right: all.map(({ right }) => right.meaning),
      wrong: wrong[practised],
    },
    {
      act: 'asks_how_to_say',
      pattern: all.flatMap(({ how }) => how),
      right: all.map(({ right }) => right.how),
      wrong: wrong[practised],
    },
  ]
}
