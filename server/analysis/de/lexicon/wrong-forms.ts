// Strong verbs: their stem, and what learners make regular of it.
const participles =
  'geh gegangen|komm gekommen|ess gegessen|trink getrunken|schreib geschrieben|sprech gesprochen|les gelesen|seh gesehen|schlaf geschlafen|fahr gefahren|helf geholfen|nehm genommen|find gefunden|bring gebracht|bleib geblieben|sitz gesessen|treff getroffen|denk gedacht|schließ geschlossen|schliess geschlossen|lauf gelaufen|schwimm geschwommen|sing gesungen|flieg geflogen|trag getragen|werf geworfen|ruf gerufen|steig gestiegen|zieh gezogen|sterb gestorben|wasch gewaschen|lass gelassen|steh gestanden|lieg gelegen|schneid geschnitten|ließ gelassen|fang gefangen|fall gefallen|halt gehalten|heiß geheißen|leih geliehen|verlier verloren|versteh verstanden|vergess vergessen|beginn begonnen|gewinn gewonnen|aufsteh aufgestanden|ankomm angekommen|anruf angerufen|umsteig umgestiegen|einlad eingeladen'
const prefixes = /^(auf|an|um|ein)/

function* regularised(): Generator<[wrong: string, right: string]> {
  for (const pair of participles.split('|')) {
    const [stem = '', right = ''] = pair.split(' ')
    const [prefix = ''] = prefixes.exec(stem) ?? []
    const base = stem.slice(prefix.length)
    for (const ending of ['t', 'et', 'en']) yield [`${prefix}ge${base}${ending}`, right]
  }
}

/** Forms of the present with the vowel of the infinitive, with the right ones. */
export const wrongPresents: Readonly<Record<string, string>> = {
  sprechst: 'sprichst',
  nehmst: 'nimmst',
  gebst: 'gibst',
  sehst: 'siehst',
  helfst: 'hilfst',
  treffst: 'triffst',
  fahrst: 'fährst',
  schlafst: 'schläfst',
  laufst: 'läufst',
  tragst: 'trägst',
  waschst: 'wäschst',
  haltst: 'hältst',
  fallst: 'fällst',
  empfehlst: 'empfiehlst',
  ladst: 'lädst',
  essst: 'isst',
}

/** Participles as learners form them, with the right ones. */
export const wrongParticiples: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...regularised()].filter(([wrong, right]) => wrong !== right)),
  gegeht: 'gegangen',
  gegeben_: 'gegeben',
  gekommt: 'gekommen',
  geesst: 'gegessen',
  geesen: 'gegessen',
  geessen: 'gegessen',
  geisst: 'gegessen',
  getrinkt: 'getrunken',
  getrinken: 'getrunken',
  geschreibt: 'geschrieben',
  geschreiben: 'geschrieben',
  gesprecht: 'gesprochen',
  gesprechen: 'gesprochen',
  gelest: 'gelesen',
  geseht: 'gesehen',
  geschlaft: 'geschlafen',
  gefahrt: 'gefahren',
  gehelft: 'geholfen',
  gehelfen: 'geholfen',
  genehmt: 'genommen',
  genehmen: 'genommen',
  gefindet: 'gefunden',
  gefinden: 'gefunden',
  gebringt: 'gebracht',
  gebleibt: 'geblieben',
  gebleiben: 'geblieben',
  gesitzt: 'gesessen',
  getrefft: 'getroffen',
  getreffen: 'getroffen',
  gestudiert: 'studiert',
  getelefoniert: 'telefoniert',
  gepassiert: 'passiert',
  gebesucht: 'besucht',
  geverkauft: 'verkauft',
  geverstanden: 'verstanden',
  gevergessen: 'vergessen',
  gebekommen: 'bekommen',
  gebezahlt: 'bezahlt',
  versteht_: 'verstanden',
  gewaren: 'gewesen',
  geseid: 'gewesen',
  gehabe: 'gehabt',
  gewisst: 'gewusst',
  gekennt: 'gekannt',
  gefliegt: 'geflogen',
  gelauft: 'gelaufen',
  geschwimmt: 'geschwommen',
  gesingt: 'gesungen',
  aufgesteht: 'aufgestanden',
  angekommt: 'angekommen',
  gewerdet: 'geworden',
  verliert_: 'verloren',
}
