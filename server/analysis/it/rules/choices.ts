import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { determinerOf, has, isFinite, isSmall, joined, shapesOf, soundOf } from '#server/analysis/it/match.ts'

const people =
  'italiani|spagnoli|inglesi|tedeschi|francesi|cinesi|giapponesi|americani|russi|brasiliani|bambini|ragazzi|uomini|donne|studenti|giovani|gatti|cani'
const countable =
  'bottiglia|macchina|casa|libro|panino|gelato|mela|cane|gatto|vestito|gonna|camicia|telefono|computer|regalo|biglietto|bicicletta|torta|pizza|appartamento|giacca|borsa|maglietta|film|fratello|sorella|figlio|figlia|appuntamento|problema|idea'
// A noun with its definite article.
function withArticle(noun: Match['marked'][number] | undefined, lemma = 'il'): string | null {
  const [shape, ...others] = shapesOf(noun, 'noun')
  const sound = soundOf(noun?.lower ?? '')
  if (!noun || !shape || others.length > 0 || !sound || has(noun, 'verb', 'inf') || isSmall(noun)) return null
  const article = determinerOf(lemma, shape, sound)
  return article && joined(article, noun.text)
}

/** Articles that are missing, words that are chosen wrong, and agreement further away. */
export const choices: readonly Rule[] = [
  {
    id: 'it.article.liked',
    kind: 'article',
    pattern: [
      'mi|ti|gli|le|ci|vi piacciono <adv degree>? [<noun pl -sg>]',
      'mi|ti|gli|le|ci|vi piace <adv degree>? [<noun sg -pl>]',
      'amo|odio|adoro [<noun pl -sg>]',
    ],
    better: ({ marked, sentence }) => {
      const [noun] = marked
      const next = sentence[sentence.findIndex((one) => one === noun) + 1]
      const isOther =
        (has(noun, 'adj') || isFinite(noun)) &&
        !/^(?:libri|musica|pizza|cani|pasta|cucina|animali|sport|viaggi|dolci|bambini)$/.test(noun?.lower ?? '')
      return isOther || has(next, 'verb', 'inf') || /^\p{Lu}/u.test(noun?.text ?? '') ? null : withArticle(noun)
    },
    why: 'article_needed',
    wrong: [
      ['Mi piacciono gatti.', 'Mi piacciono i gatti.'],
      ['Mi piace musica.', 'Mi piace la musica.'],
      ['Adoro libri.', 'Adoro i libri.'],
    ],
    right: ['Mi piacciono i gatti.', 'Mi piace ballare.', 'Mi piace molto leggere.', 'Amo Roma.'],
  },
  {
    id: 'it.article.people',
    kind: 'article',
    pattern: `^ [${people}] non? <pron obj>? <verb 3p>`,
    better: ({ marked, written }) => withArticle(marked[0])?.replace(written, written.toLowerCase()) ?? null,
    why: 'article_needed',
    wrong: [
      ['Italiani amano il calcio.', 'Gli italiani amano il calcio.'],
      ['Bambini giocano nel parco.', 'I bambini giocano nel parco.'],
      ['Gatti dormono molto.', 'I gatti dormono molto.'],
    ],
    right: ['Gli italiani amano il calcio.', 'Ragazzi, andiamo!', 'Bambini e adulti giocano.'],
  },
  {
    id: 'it.article.one_of_many',
    kind: 'article',
    pattern: [
      `comprato|preso|visto|mangiato|letto|trovato|ricevuto|perso|compro|prendo|vorrei|abbiamo|ho [${countable}]`,
      'in [casa|appartamento] piccola|piccolo|grande|bella|bello|nuova|nuovo|vecchia|vecchio|moderna',
    ],
    better: ({ marked, sentence }) => {
      const [noun] = marked
      const next = sentence[sentence.findIndex((one) => one === noun) + 1]
      const isIdiom = noun?.lower === 'idea' && sentence.some(({ lower }) => lower === 'non')
      return isIdiom ||
        next?.lower === 'e' ||
        next?.lower === ',' ||
        (noun?.lower === 'casa' && !/^(?:piccol|grand|bell|nuov|vecchi|modern)/.test(next?.lower ?? ''))
        ? null
        : withArticle(noun, 'un')
    },
    why: 'article_needed',
    wrong: [
      ['Ho comprato bicicletta.', 'Ho comprato una bicicletta.'],
      ['Abito in appartamento piccolo.', 'Abito in un appartamento piccolo.'],
      ['Vorrei gelato.', 'Vorrei un gelato.'],
    ],
    right: ['Ho comprato una bicicletta.', 'Ho comprato pane e latte.', 'Ho casa al mare.'],
  },
  {
    id: 'it.article.li',
    kind: 'article',
    pattern: [
      '^ [li|los|o|el] <noun>',
      '^ [li|los|o|el] <det poss>',
      '!!<verb> [gli] libri|ragazzi|bambini|cani|gatti|treni|figli|problemi',
    ],
    better: ({ marked, sentence, word }) => {
      const next = sentence[sentence.findIndex((one) => one === marked[0]) + 1]
      const first = marked[0]?.lower ?? word(0)
      const shape = shapesOf(next, 'noun', 'det').find(
        ({ gender, number }) => gender === 'masc' && number === (/^(?:li|los|gli)$/.test(first) ? 'pl' : 'sg'),
      )
      const sound = soundOf(next?.lower ?? '')
      return shape &&
        sound &&
        (first !== 'li' || !isFinite(next) || /^(?:bambini|ragazzi|libri)$/.test(next?.lower ?? ''))
        ? determinerOf('il', shape, sound)
        : null
    },
    why: 'sound',
    wrong: [
      ['Li amici sono qui.', 'Gli amici sono qui.'],
      ['Gli ragazzi giocano.', 'I ragazzi giocano.'],
      ['Li bambini dormono.', 'I bambini dormono.'],
    ],
    right: ['I ragazzi giocano.', 'Li vedo.', 'Gli amici sono qui.'],
  },
  {
    id: 'it.article.one_o_clock',
    kind: 'article',
    pattern: ['[sono le una]', '[alle una]', '[le una] e|meno|di'],
    better: ({ marked }) => (marked.length === 3 ? "è l'una" : marked[0]?.lower === 'alle' ? "all'una" : "l'una"),
    why: 'one_o_clock',
    wrong: [
      ['Sono le una.', "È l'una."],
      ['Arrivo alle una.', "Arrivo all'una."],
      ['Sono le una e mezza.', "È l'una e mezza."],
    ],
    right: ["È l'una.", "All'una mangio.", 'Sono le due.'],
  },
]
