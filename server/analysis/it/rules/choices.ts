import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { determinerOf, fullForm, has, isFinite, isSame, isSmall, joined, shapesOf, soundOf } from './match.ts'
import { formOf, sameFormOf } from './tenses.ts'

const states =
  'malato|malata|malati|stanco|stanca|stanchi|stanche|contento|contenta|contenti|felice|triste|alto|alta|bello|bella|simpatico|simpatica|sposato|sposata|arrabbiato|arrabbiata|occupato|occupata|nervoso|nervosa|preoccupato|preoccupata|timido|timida|pronto|pronta|magro|magra'
const people =
  'italiani|spagnoli|inglesi|tedeschi|francesi|cinesi|giapponesi|americani|russi|brasiliani|bambini|ragazzi|uomini|donne|studenti|giovani|gatti|cani'
const countable =
  'bottiglia|macchina|casa|libro|panino|gelato|mela|cane|gatto|vestito|gonna|camicia|telefono|computer|regalo|biglietto|bicicletta|torta|pizza|appartamento|giacca|borsa|maglietta|film|fratello|sorella|figlio|figlia|appuntamento|problema|idea'
const nations =
  'italiano|italiana|italiani|italiane|inglese|inglesi|francese|francesi|spagnolo|spagnola|spagnoli|tedesco|tedesca|tedeschi|americano|americana|americani|cinese|cinesi|russo|russa|portoghese|brasiliano|brasiliana|messicano|messicana|giapponese|svizzero|svizzera|greco|greca|polacco|polacca|austriaco|austriaca'

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
      return next?.lower === 'e' || next?.lower === ',' || (noun?.lower === 'casa' && !has(next, 'adj'))
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
  {
    id: 'it.word_choice.bene',
    kind: 'word_choice',
    pattern: [
      '=parlare|=cantare|=ballare|=nuotare|=giocare|=suonare|=dormire|=guidare|=scrivere <adv degree>? [buono|buona|bravo|brava|bravi] $|,|e|ma',
      '=parlare italiano|inglese|spagnolo <adv degree>? [buono|buona|bravo|brava] $|,|e|ma',
      "=parlare|=suonare l'|la|il italiano|inglese|spagnolo|chitarra|pianoforte <adv degree>? [buono|buona|bravo|brava] $|,|e|ma",
    ],
    better: ({ words, beside, at, sentence }) =>
      has(words(0)[0], 'partpres') ||
      has(sentence[at - 1], 'det') ||
      has(sentence[at - 1], 'art') ||
      beside(-1) === 'di'
        ? null
        : 'bene',
    why: 'adverb',
    wrong: [
      ['Canti molto brava.', 'Canti molto bene.'],
      ['Parlo italiano molto buono.', 'Parlo italiano molto bene.'],
      ['Ballo buono.', 'Ballo bene.'],
    ],
    right: ['Canti molto bene.', 'Parlo un italiano buono.', 'Il vino è buono.'],
  },
  {
    id: 'it.word_choice.essere_state',
    kind: 'word_choice',
    pattern: `[=stare] <adv degree>? ${states}`,
    better: (match) => {
      const [verb] = match.marked
      const person = { sto: 'sono', stai: 'sei', sta: 'è', stiamo: 'siamo', state: 'siete', stanno: 'sono' }[
        verb?.lower ?? ''
      ]
      return person ?? (has(verb, 'impf') ? sameFormOf(match, verb, 'essere') : null)
    },
    why: 'essere_state',
    wrong: [
      ['Sto stanca.', 'Sono stanca.'],
      ['Mio padre sta malato.', 'Mio padre è malato.'],
      ['Stiamo molto contenti.', 'Siamo molto contenti.'],
    ],
    right: ['Sono stanca.', 'Sto bene.', 'Sta zitto.', 'Sto attento.'],
  },
  {
    id: 'it.word_choice.me_te',
    kind: 'word_choice',
    pattern: 'per|con|a|da|senza|su|di|tra|fra [io|tu] $|.|,|e|piace|piacciono|non',
    better: ({ marked }) => (marked[0]?.lower === 'io' ? 'me' : 'te'),
    why: 'pronoun_after',
    wrong: [
      ['Questo è per tu.', 'Questo è per te.'],
      ['Vieni con io?', 'Vieni con me?'],
      ['A io piace il mare.', 'A me piace il mare.'],
    ],
    right: ['Questo è per te.', 'Diamoci del tu.', 'Vieni con me?'],
  },
  {
    id: 'it.word_choice.there_sun',
    kind: 'word_choice',
    pattern: ['oggi|qui|fuori|ieri|domani|quando', '^'].map(
      (start) => `${start} [è|era] <adv degree>? sole|vento|nebbia`,
    ),
    better: ({ marked }) => (marked[0]?.lower === 'era' ? "c'era" : "c'è"),
    why: 'there_sun',
    wrong: [
      ['Oggi è molto sole.', "Oggi c'è molto sole."],
      ['Qui è vento.', "Qui c'è vento."],
      ['Oggi era nebbia.', "Oggi c'era nebbia."],
    ],
    right: ["Oggi c'è il sole.", 'Oggi è sereno.', 'Il sole è caldo.'],
  },
  {
    id: 'it.word_choice.photo',
    kind: 'word_choice',
    pattern: "[=prendere] una|delle|la|le|molte|un' foto|fotografia|doccia|bagno|pausa",
    better: (match) => {
      const [verb] = match.marked
      if (/^pres[oaie]$/.test(verb?.lower ?? '')) return 'fatto'
      return has(verb, 'verb', 'inf') ? 'fare' : sameFormOf(match, verb, 'fare')
    },
    why: 'photo',
    wrong: [
      ['Prendo una foto.', 'Faccio una foto.'],
      ['Ho preso delle foto.', 'Ho fatto delle foto.'],
      ['Voglio prendere una doccia.', 'Voglio fare una doccia.'],
    ],
    right: ['Faccio una foto.', 'Prendo il treno.', 'Prendo una pizza.'],
  },
  {
    id: 'it.missing_word.che',
    kind: 'missing_word',
    pattern: '^ io? non? [credo|penso è|sono] ~qui|lì|solo|sempre',
    better: ({ marked }) => (marked[1]?.lower === 'è' ? `${marked[0]?.text.toLowerCase() ?? ''} che sia` : null),
    why: 'subjunctive',
    wrong: [
      ['Credo è vero.', 'Credo che sia vero.'],
      ['Penso è una buona idea.', 'Penso che sia una buona idea.'],
      ['Non credo è possibile.', 'Non credo che sia possibile.'],
    ],
    right: ['Credo che sia vero.', 'Penso, è vero, a te.', 'Credo di sì.'],
  },
  {
    id: 'it.missing_word.age_verb',
    kind: 'missing_word',
    pattern: [
      ...['#', '<num>'].flatMap((number) => [
        `^ mio|mia fratello|sorella|figlio|figlia|padre|madre|marito|moglie [${number} anni]`,
        `^ io|lui|lei [${number} anni]`,
      ]),
      '^ mio|mia fratello|sorella|figlio|figlia|padre|madre|marito|moglie [medico|insegnante|infermiera|infermiere|avvocato|studente|studentessa|cuoco|ingegnere|operaio] $|in|a|di',
      'oggi [freddo|caldo] $|,|e|ma',
    ],
    better: ({ written, word, sentence }) =>
      word(0) === 'oggi'
        ? `fa ${written}`
        : sentence.slice(0, 5).some((one) => isFinite(one) && !has(one, 'noun'))
          ? null
          : /^(?:\d|.* anni)/.test(written)
            ? `${word(1) === 'io' ? 'ho' : 'ha'} ${written}`
            : `è ${written}`,
    why: 'missing_verb',
    wrong: [
      ['Io 20 anni.', 'Io ho 20 anni.'],
      ['Mia sorella trenta anni.', 'Mia sorella ha trenta anni.'],
      ['Mio padre medico in ospedale.', 'Mio padre è medico in ospedale.'],
    ],
    right: ['Io ho 20 anni.', 'Mia sorella ha 12 anni.', 'Mio padre è medico.', 'Oggi fa freddo.'],
  },
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
        noun?.lower === 'anni' ||
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
