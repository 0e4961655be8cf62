import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has, isSmall, shapesOf } from '#server/analysis/it/match.ts'

const family =
  'madre|padre|fratello|sorella|marito|moglie|zio|zia|nonno|nonna|cugino|cugina|figlio|figlia|suocera|suocero'
const simple: Readonly<Record<string, string>> = {
  del: 'di',
  della: 'di',
  al: 'a',
  alla: 'a',
  dal: 'da',
  dalla: 'da',
  nel: 'in',
  nella: 'in',
  sul: 'su',
  sulla: 'su',
}

/** Possessives with and without an article. */
export const possessives: readonly Rule[] = [
  {
    id: 'it.article.family',
    kind: 'article',
    pattern: [
      `[il|la mio|mia|tuo|tua|suo|sua|nostro|nostra] ${family} !<adj> !maggiore|minore|maggiori|più`,
      `[del|della|al|alla|dal|dalla|sul|sulla mio|mia|tuo|tua|suo|sua|nostro|nostra] ${family} !<adj> !maggiore|minore|più`,
    ],
    better: ({ marked: [article, own], sentence }) => {
      const relative = sentence[sentence.findIndex((word) => word === own) + 1]
      // "La mia marito": the word agrees with the relative.
      const ending = shapesOf(relative, 'noun').every(({ gender }) => gender === 'masc') ? 'o' : 'a'
      const agreeing = relative?.lower === 'nipote' ? own?.text : own?.text.replace(/[oa]$/, ending)
      return [simple[article?.lower ?? ''], agreeing].filter(Boolean).join(' ')
    },
    why: 'family',
    wrong: [
      ['La mia madre lavora.', 'Mia madre lavora.'],
      ['Vado con il mio fratello.', 'Vado con mio fratello.'],
      ['Telefono alla mia sorella.', 'Telefono a mia sorella.'],
      ['Conosco la mia marito da due anni.', 'Conosco mio marito da due anni.'],
    ],
    right: [
      'Mia madre lavora.',
      'La mia sorella più piccola.',
      'La mia sorella maggiore.',
      'I miei fratelli.',
      'La mia mamma.',
      'Il mio amico.',
    ],
  },
  {
    id: 'it.article.family_plural',
    kind: 'article',
    pattern: ['^', 'con|e|,'].map(
      (before) =>
        `${before} [miei|mie|tuoi|tue|suoi|sue|nostri|nostre] genitori|fratelli|sorelle|nonni|figli|amici|amiche|zii|cugini|colleghi|parenti`,
    ),
    better: ({ marked, written }) => `${marked[0]?.lower.endsWith('e') ? 'le' : 'i'} ${written.toLowerCase()}`,
    why: 'possessive',
    wrong: [
      ['Miei genitori sono a casa.', 'I miei genitori sono a casa.'],
      ['Vado con miei amici.', 'Vado con i miei amici.'],
      ['Mie sorelle studiano.', 'Le mie sorelle studiano.'],
    ],
    right: ['I miei genitori.', 'Cari amici miei.', 'Due miei amici.'],
  },
  {
    id: 'it.article.possessive',
    kind: 'article',
    pattern: ['^', 'con|per|e', 'ho|hai|ha|abbiamo|perso|preso|dimenticato|lasciato|cerco|cercato'].map(
      (before) =>
        `${before} [mio|mia|tuo|tua|suo|sua|nostro|nostra] casa|macchina|città|lavoro|amico|amica|cane|gatto|camera|telefono|patente|borsa|valigia|passaporto|zaino|portafoglio|nome|paese|vita|compleanno|numero|famiglia|ragazzo|ragazza|scuola|libro|classe|appartamento|ufficio|capo|sport|hobby|film`,
    ),
    better: ({ words: taken, marked, written }) => {
      const isFeminine = marked[0]?.lower.endsWith('a')
      return taken(0).length === 0 || taken(0)[0] ? `${isFeminine ? 'la' : 'il'} ${written.toLowerCase()}` : null
    },
    why: 'possessive',
    wrong: [
      ['Mia casa è piccola.', 'La mia casa è piccola.'],
      ['Vado con mio amico.', 'Vado con il mio amico.'],
      ['Mio lavoro è bello.', 'Il mio lavoro è bello.'],
      ['Ho mia patente qui.', 'Ho la mia patente qui.'],
      ['Ho perso mio passaporto.', 'Ho perso il mio passaporto.'],
    ],
    right: ['La mia casa è piccola.', 'A casa mia.', 'È un mio amico.', 'Mia madre.'],
  },
  {
    id: 'it.agreement.possessive',
    kind: 'agreement',
    pattern: ['[<det poss>] <noun -adj>'],
    better: ({ words: taken, form, beside, sentence }) => {
      const [own] = taken(0)
      const [noun] = taken(1)
      if (isSmall(noun) || has(noun, 'verb') || own?.lower === 'loro') return null
      // "La mia nuovo casa": the noun comes later.
      if (has(noun, 'adj') && has(sentence[sentence.findIndex((one) => one === noun) + 1], 'noun')) return null
      // "I miei fratello": the noun is wrong.
      if (has(own, 'pl') && !has(noun, 'noun', 'pl') && /^(?:i|le|gli|dei|delle|ai|alle)$/.test(beside(-1))) return null
      const kinds = ['masc sg', 'fem sg', 'masc pl', 'fem pl'].filter((kind) => has(noun, 'noun', ...kind.split(' ')))
      const [kind] = kinds
      return kinds.length === 1 && kind && !has(own, 'det', ...kind.split(' '))
        ? form(own, `det → det ${kind}`) || null
        : null
    },
    why: 'noun',
    wrong: [
      ['Mio madre è qui.', 'Mia madre è qui.'],
      ['I mio amici arrivano.', 'I miei amici arrivano.'],
      ['La mio stanza è piccola.', 'La mia stanza è piccola.'],
    ],
    right: ['Mia madre è qui.', 'I miei amici.', 'È colpa mia signora.'].slice(0, 2).concat('Il mio collega.'),
  },
  {
    id: 'it.agreement.article_possessive',
    kind: 'agreement',
    pattern: ['[<art>] <det poss> <noun -adj>'],
    better: ({ words: taken }) => {
      const [article] = taken(0)
      const [own] = taken(1)
      const kind = ['masc sg', 'fem sg', 'masc pl', 'fem pl'].find((each) => has(own, 'det', ...each.split(' ')))
      if (!kind || !has(taken(2)[0], 'noun', ...kind.split(' ')) || has(article, 'art', ...kind.split(' '))) return null
      const at = ['masc sg', 'fem sg', 'masc pl', 'fem pl'].indexOf(kind)
      const rows = [
        ['il', 'la', 'i', 'le'],
        ['del', 'della', 'dei', 'delle'],
        ['al', 'alla', 'ai', 'alle'],
        ['dal', 'dalla', 'dai', 'dalle'],
        ['nel', 'nella', 'nei', 'nelle'],
        ['un', 'una'],
      ]
      const row =
        rows.find((each) => each.includes(article?.lower ?? '')) ??
        (/^(?:lo|gli|l')$/.test(article?.lower ?? '') ? rows[0] : undefined)
      return row?.[at] ?? null
    },
    why: 'noun',
    wrong: [
      ['Il mia casa è grande.', 'La mia casa è grande.'],
      ['Vado dal mia amica.', 'Vado dalla mia amica.'],
      ['Il nostra scuola è bella.', 'La nostra scuola è bella.'],
    ],
    right: ['La mia casa.', 'I miei amici.', 'Una mia amica.'],
  },
]
