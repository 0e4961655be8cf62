import type { Random } from '#server/demo/random.ts'

type Slips = Readonly<Record<string, string>>

const misspelt: Readonly<Record<'en' | 'es', Slips>> = {
  en: {
    please: 'plese',
    would: 'woud',
    could: 'coud',
    milk: 'milck',
    slice: 'slise',
    window: 'windou',
    table: 'tabel',
    ordered: 'orderd',
    bakery: 'backery',
    friends: 'freinds',
    family: 'familly',
    weekend: 'wekend',
    flight: 'fligth',
    customer: 'costumer',
    training: 'trainning',
    evenings: 'evenigs',
    difficult: 'dificult',
    company: 'compani',
    example: 'exemple',
    salary: 'sallary',
  },
  es: {
    tostada: 'tostata',
    leche: 'leshe',
    tarjeta: 'targeta',
    bocadillo: 'bocadilo',
    gracias: 'grasias',
    garganta: 'gargante',
    cabeza: 'cabesa',
    fiebre: 'fievre',
    farmacia: 'farmasia',
    medicamento: 'medicamiento',
    trabajo: 'travajo',
    hermana: 'ermana',
  },
}
const borrowed: Readonly<Record<'en' | 'es', Slips>> = {
  en: { because: 'porque', but: 'pero', with: 'con', also: 'también', very: 'muy', maybe: 'quizás', today: 'hoy' },
  es: {
    porque: 'because',
    pero: 'but',
    con: 'with',
    muy: 'very',
    también: 'also',
    mañana: 'tomorrow',
    siempre: 'always',
  },
}

const ownWords: Readonly<Record<string, readonly string[]>> = {
  es: [
    'No me acuerdo de la palabra.',
    '¿Cómo era esto en inglés?',
    'Espera, lo pienso un momento.',
    'Se me ha olvidado el verbo.',
  ],
  ca: ['No recordo la paraula.', 'Espera, que ho penso.', 'Això encara no ho hem fet a classe.'],
  pt: ['Desculpe, esqueci a palavra.', 'Espere um pouco, estou pensando.'],
  fr: ['Pardon, j’ai oublié le mot.', 'Attendez, je réfléchis un peu.'],
  it: ['Scusa, mi sfugge la parola.', 'Aspetta, ci penso un attimo.'],
  de: ['Entschuldigung, mir fällt das Wort gerade nicht ein.', 'Moment, ich muss kurz überlegen.'],
  en: ['Sorry, I forgot the word.', 'Wait, let me think about it.'],
  ro: ['Scuze, am uitat cuvântul.', 'Stai puțin să mă gândesc.'],
  pl: ['Przepraszam, nie pamiętam słowa.', 'Chwileczkę, muszę pomyśleć.'],
  uk: ['Вибачте, не пам’ятаю це слово.', 'Зачекайте, я подумаю.'],
  ar: ['عذرا، نسيت الكلمة.', 'لحظة من فضلك، أفكر.'],
  zh: ['对不起，我忘了这个词。', '等一下，我想想。', '这个我还没学过。'],
}
/** The percentage of slips that are a sentence in the student's own language. */
const ownWordsShare = 22

export function ownWordsOf(native_language: string, carelessness: number, random: Random): string | null {
  const phrases = ownWords[native_language] ?? []
  const usesOwnWords = random.next() < (carelessness * ownWordsShare) / 100
  return usesOwnWords ? (phrases[random.between(0, phrases.length - 1)] ?? null) : null
}

export function addSlip(text: string, language: 'en' | 'es', carelessness: number, random: Random): string {
  if (random.next() >= carelessness) return text
  const written = random.next()
  if (written < 0.3) return replaceFirst(text, borrowed[language])
  if (language === 'es' && written < 0.75) return withoutAccents(text)
  return replaceFirst(text, misspelt[language])
}

function replaceFirst(text: string, slips: Slips): string {
  const found = Object.entries(slips).find(([word]) => text.split(/[^\p{L}]+/u).includes(word))
  return found ? text.replace(new RegExp(`(?<!\\p{L})${found[0]}(?!\\p{L})`, 'u'), found[1]) : text
}

// The ñ is a letter of its own, not an accent.
const withoutAccents = (text: string) =>
  text.replace(/[áéíóú]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
