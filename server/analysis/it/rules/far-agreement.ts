import type { Rule } from '#server/analysis/grammar/rule.ts'
import { fullForm, has, isFinite, isSame, isSmall, shapesOf } from '#server/analysis/it/match.ts'
import { formOf } from './tenses.ts'

const nations =
  'italiano|italiana|italiani|italiane|inglese|inglesi|francese|francesi|spagnolo|spagnola|spagnoli|tedesco|tedesca|tedeschi|americano|americana|americani|cinese|cinesi|russo|russa|portoghese|brasiliano|brasiliana|messicano|messicana|giapponese|svizzero|svizzera|greco|greca|polacco|polacca|austriaco|austriaca'

/** Agreement further away, and small letters. */
export const farAgreement: readonly Rule[] = [
  {
    id: 'it.agreement.counted_adjective',
    kind: 'agreement',
    pattern: [
      'due|tre|quattro|cinque|sette|otto|nove|dieci <noun -adj> <adv degree>? [<adj>]',
      '# <noun pl -adj> <adv degree>? [<adj>]',
      'di|con|e|da <noun pl -sg> [<adj>]',
    ],
    better: (match) => {
      const [adjective] = match.marked
      const noun = match.words(1)[0]
      const [shape, ...others] = shapesOf(noun, 'noun').filter(({ number }) => number === 'pl')
      // "Di tè caldo": the noun may be one.
      if (!/^(?:due|tre|quattro|cinque|sette|otto|nove|dieci)$/.test(match.word(0)) && has(noun, 'noun', 'sg'))
        return null
      if (
        !adjective ||
        !shape ||
        others.length > 0 ||
        /^(?:anni|volte)$/.test(noun?.lower ?? '') ||
        isSmall(noun) ||
        isSmall(adjective) ||
        isFinite(noun)
      )
        return null
      if (isFinite(adjective) && !/^(?:cald|stranier|nuov)/.test(adjective.lower)) return null
      if (shapesOf(adjective, 'adj', 'part').some((each) => isSame(each, shape))) return null
      return fullForm(match, adjective, 'adj', `${shape.gender} pl`)
    },
    why: 'adjective',
    wrong: [
      ['Ho due gatti nero.', 'Ho due gatti neri.'],
      ['Vorrei tre caffè caldo.', 'Vorrei tre caffè caldi.'],
      ['Un negozio di scarpe italiani.', 'Un negozio di scarpe italiane.'],
    ],
    right: ['Ho due gatti neri.', 'Due persone molto gentili.', 'Tre bottiglie di vino rosso.'],
  },
  {
    id: 'it.agreement.two_adjective',
    kind: 'agreement',
    pattern: [
      '^ <art> <noun> e <art> <noun> sono <adv degree>? [<adj sg>]',
      '^ <name> e <name> sono <adv degree>? [<adj sg>]',
    ],
    better: (match) => {
      const [adjective] = match.marked
      if (isSmall(adjective) || has(adjective, 'adj', 'pl')) return null
      const nouns = [match.words(2)[0], match.words(5)[0]]
      const isFeminine = nouns.every(
        (noun) => shapesOf(noun, 'noun').length > 0 && shapesOf(noun, 'noun').every(({ gender }) => gender === 'fem'),
      )
      if (match.words(8).length === 0 && has(adjective, 'adj', 'fem') && !has(adjective, 'adj', 'masc'))
        return fullForm(match, adjective, 'adj', 'fem pl')
      return fullForm(match, adjective, 'adj', `${isFeminine ? 'fem' : 'masc'} pl`)
    },
    why: 'plural_subject',
    wrong: [
      ['Il pane e la carne sono cara.', 'Il pane e la carne sono cari.'],
      ['La casa e la macchina sono nuova.', 'La casa e la macchina sono nuove.'],
      ['Marco e Luca sono stanco.', 'Marco e Luca sono stanchi.'],
    ],
    right: ['Il pane e la carne sono cari.', 'La casa e la macchina sono nuove.', 'Il pane è caro.'],
  },
  {
    id: 'it.agreement.object_participle',
    kind: 'agreement',
    pattern: [
      '^ io|tu|lui|lei|noi|voi|loro? ho|hai|ha|abbiamo|avete|hanno <adv>? [<verb part pl>] tutto|molto|tanto|il|la|lo|un|una|tardi|bene|a|al',
      'li ho|hai|ha|abbiamo|avete|hanno [<verb part masc sg>]',
      'le <noun fem pl> , le ho|hai|ha|abbiamo [<verb part masc sg>]',
    ],
    better: (match) => {
      const [own] = match.marked
      const shape =
        match.words(0)[0]?.lower === 'li' ? 'masc pl' : match.words(0)[0]?.lower === 'le' ? 'fem pl' : 'masc sg'
      const lemma = own?.readings.find(({ tags }) => tags.has('part'))?.lemma
      return !lemma || (shape === 'masc sg' && has(own, 'noun')) ? null : formOf(match, lemma, `part ${shape}`)
    },
    why: 'object_participle',
    wrong: [
      ['Abbiamo capiti tutto.', 'Abbiamo capito tutto.'],
      ['Li ho comprato ieri.', 'Li ho comprati ieri.'],
      ['Le foto, le ho fatto io.', 'Le foto, le ho fatte io.'],
    ],
    right: ['Abbiamo capito tutto.', 'Li ho comprati ieri.', 'Le ho parlato.'],
  },
  {
    id: 'it.capital.nation',
    kind: 'capital',
    pattern: [
      `=essere [${nations}]`,
      `un|una|cucina|ragazzo|ragazza|film|amico|amica [${nations}]`,
      `parla|parlo|parli|parlano anche|bene|solo|un [${nations}]`,
    ],
    better: ({ written }) => (/^\p{Lu}\P{Lu}/u.test(written) ? written.toLowerCase() : null),
    why: 'small_letter',
    wrong: [
      ['Sono Tedesca.', 'Sono tedesca.'],
      ['Amo la cucina Italiana.', 'Amo la cucina italiana.'],
      ['Ho un amico Francese.', 'Ho un amico francese.'],
    ],
    right: ['Sono tedesca.', 'La cucina italiana.', 'Gli Italiani.'],
  },
]
