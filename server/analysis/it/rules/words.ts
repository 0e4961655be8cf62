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

/** Piacere, possessives, c'è and words that are mixed up. */
export const words: readonly Rule[] = [
  {
    id: 'it.agreement.piace_plural',
    kind: 'agreement',
    pattern: [
      'mi|ti|gli|le|ci|vi [piace] <adv degree>? i|gli|le|questi|queste <noun pl -sg>',
      '^ non? mi|ti|ci [piace] <adv degree>? i|gli|le <noun pl>',
    ],
    better: 'piacciono',
    why: 'piacere',
    wrong: [
      ['Mi piace i gatti.', 'Mi piacciono i gatti.'],
      ['Ti piace le mele?', 'Ti piacciono le mele?'],
      ['Non mi piace molto i film.', 'Non mi piacciono molto i film.'],
    ],
    right: ['Mi piacciono i gatti.', 'Mi piace il gatto.', 'Mi piace guardare i film.'],
  },
  {
    id: 'it.agreement.piacciono_singular',
    kind: 'agreement',
    pattern: [
      "mi|ti|gli|le|ci|vi [piacciono] <adv degree>? il|la|lo|l' <noun sg -pl>",
      'mi|ti|gli|le|ci|vi [piacciono] <adv degree>? <verb inf>',
    ],
    better: ({ sentence, at, words: taken }) =>
      sentence.some(({ lower }) => lower === 'e') && !has(sentence[at + 2 + taken(2).length], 'verb', 'inf')
        ? null
        : 'piace',
    why: 'piacere',
    wrong: [
      ['Mi piacciono la pizza.', 'Mi piace la pizza.'],
      ['Ti piacciono il calcio?', 'Ti piace il calcio?'],
      ['Mi piacciono ballare.', 'Mi piace ballare.'],
    ],
    right: ['Mi piacciono i gatti.', 'Mi piacciono la pizza e il gelato.', 'Mi piace la pizza.'],
  },
  {
    id: 'it.word_choice.io_piace',
    kind: 'verb_form',
    pattern: '[io non? mi? piace|piaccio|piacciono]',
    better: ({ word, words: taken }) =>
      `${taken(1).length > 0 ? 'non ' : ''}mi ${word(3) === 'piaccio' ? 'piace' : word(3)}`,
    why: 'piacere_me',
    wrong: [
      ['Io piace il gelato.', 'Mi piace il gelato.'],
      ['Io non piaccio la carne.', 'Non mi piace la carne.'],
      ['Io mi piace ballare.', 'Mi piace ballare.'],
    ],
    right: ['A me piace il gelato.', 'Mi piace ballare.', 'Io amo ballare.'],
  },
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
    pattern: ['^', 'con|per|e'].map(
      (before) =>
        `${before} [mio|mia|tuo|tua|suo|sua|nostro|nostra] casa|macchina|città|lavoro|amico|amica|cane|gatto|camera|telefono|nome|paese|vita|compleanno|numero|famiglia|ragazzo|ragazza|scuola|libro|classe|appartamento|ufficio|capo|sport|hobby|film`,
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
  {
    id: 'it.agreement.there_are',
    kind: 'agreement',
    pattern: [
      "[c' è] molti|molte|tanti|tante|due|tre|quattro|cinque|alcuni|alcune|dei|delle|degli|troppi|troppe|pochi|poche !volte",
      "[c' era] molti|molte|tanti|tante|due|tre|quattro|alcuni|alcune|troppi|troppe",
    ],
    better: ({ marked }) => (marked[1]?.lower === 'era' ? "c'erano" : 'ci sono'),
    why: 'there',
    wrong: [
      ["C'è molti turisti.", 'Ci sono molti turisti.'],
      ["C'è due gatti.", 'Ci sono due gatti.'],
      ["C'era tante persone.", "C'erano tante persone."],
    ],
    right: ['Ci sono molti turisti.', "C'è molto traffico.", "C'erano due gatti.", "Questa parola c'è due volte."],
  },
  {
    id: 'it.agreement.there_is',
    kind: 'agreement',
    pattern: ["[ci sono] un|una|un'|uno <noun sg> !di", '[ci sono] molta|molto|tanta|tanto <noun sg -pl>'],
    better: ({ sentence }) => (sentence.some(({ lower }) => lower === 'e') ? null : "c'è"),
    why: 'there',
    wrong: [
      ['Ci sono un problema.', "C'è un problema."],
      ['Ci sono una piazza grande.', "C'è una piazza grande."],
      ['Ci sono molta gente.', "C'è molta gente."],
    ],
    right: ['Ci sono due gatti.', 'Ci sono un gatto e un cane.', 'Ci sono un sacco di turisti.', "C'è un problema."],
  },
  {
    id: 'it.article.all',
    kind: 'missing_word',
    pattern: [
      'tutti [giorni|mesi|anni|sabati|ragazzi|bambini|studenti|amici]',
      'tutte [settimane|sere|mattine|domeniche|ragazze|persone|cose]',
    ],
    better: ({ written, marked, sentence }) => {
      const article = /^(?:studenti|amici|anni)$/.test(marked[0]?.lower ?? '')
        ? 'gli'
        : marked[0]?.lower.endsWith('e')
          ? 'le'
          : 'i'
      // "Siamo tutti amici"
      const place = sentence.findIndex((one) => one === marked[0])
      const isPredicate = sentence[place - 2]?.readings.some(({ lemma }) => lemma === 'essere' || lemma === 'diventare')
      return sentence[0] === marked[0] || isPredicate ? null : `${article} ${written}`
    },
    why: 'tutti',
    wrong: [
      ['Lavoro tutti giorni.', 'Lavoro tutti i giorni.'],
      ['Tutte sere guardo la tv.', 'Tutte le sere guardo la tv.'],
      ['Ci vado tutti anni.', 'Ci vado tutti gli anni.'],
    ],
    right: ['Tutti i giorni.', 'Tutte le sere.', 'Ciao a tutti ragazzi!'].slice(0, 2).concat('Tutto il giorno.'),
  },
  {
    id: 'it.agreement.all_plural',
    kind: 'agreement',
    pattern: ['[tutto|tutta|tutte] i|gli <noun>', '[tutto|tutta|tutti] le <noun>'],
    better: ({ word }) => (word(1) === 'le' ? 'tutte' : 'tutti'),
    why: 'noun',
    wrong: [
      ['Lavoro tutto i giorni.', 'Lavoro tutti i giorni.'],
      ['Tutti le sere leggo.', 'Tutte le sere leggo.'],
      ['Tutta le ragazze ridono.', 'Tutte le ragazze ridono.'],
    ],
    right: ['Tutti i giorni.', 'Tutte le sere.', 'Tutto il giorno.'],
  },
  {
    id: 'it.word_order.not',
    kind: 'word_order',
    pattern: ['1s', '3s', '3p'].map((person) => `[mi|ti|gli|lo|li|ci|vi|si non] <verb ${person}>`),
    better: ({ marked, sentence }) => {
      const verb = sentence[sentence.findIndex((one) => one === marked[1]) + 1]
      return has(verb, 'verb') && !has(verb, 'noun') ? `non ${marked[0]?.lower ?? ''}` : null
    },
    why: 'not',
    wrong: [
      ['Mi non piace il caffè.', 'Non mi piace il caffè.'],
      ['Lo non so.', 'Non lo so.'],
      ['Ti non capisco.', 'Non ti capisco.'],
    ],
    right: ['Non mi piace.', 'Non lo so.', 'Perché no?'],
  },
  {
    id: 'it.word_choice.comparative',
    kind: 'extra_word',
    pattern: ['[più migliore|migliori|peggiore|peggiori]', '[più meglio|peggio]'],
    better: ({ marked }) => marked[1]?.text ?? null,
    why: 'comparative',
    wrong: [
      ['È più migliore.', 'È migliore.'],
      ['Sto più meglio.', 'Sto meglio.'],
      ['Il tempo è più peggiore.', 'Il tempo è peggiore.'],
    ],
    right: ['Sto meglio.', 'È migliore.', 'È più bello.'],
  },
  {
    id: 'it.word_choice.play_music',
    kind: 'word_choice',
    pattern: '[=giocare <art>? chitarra|pianoforte|piano|violino|batteria|flauto]',
    better: ({ words: taken, form, marked }) => {
      const [verb] = taken(0)
      const reading = verb?.readings.find(({ tags }) => tags.has('verb'))
      const tags = [...(reading?.tags ?? [])].join(' ')
      const [own] = taken(0)
      const found =
        own && reading
          ? form({ ...own, readings: [{ lemma: 'suonare', tags: new Set(['verb']) }] }, `verb → ${tags}`)
          : ''
      const rest = marked
        .slice(1)
        .map(({ text }) => text)
        .join(' ')
      return found ? `${found} ${marked.length === 2 ? `${rest.endsWith('a') ? 'la' : 'il'} ${rest}` : rest}` : null
    },
    why: 'suonare',
    wrong: [
      ['Gioco la chitarra.', 'Suono la chitarra.'],
      ['Mi piace giocare il pianoforte.', 'Mi piace suonare il pianoforte.'],
      ['Gioco chitarra.', 'Suono la chitarra.'],
    ],
    right: ['Suono la chitarra.', 'Gioco a carte.', 'Gioco con il cane.'],
  },
  {
    id: 'it.word_choice.sono_age',
    kind: 'word_choice',
    pattern: [
      '^ io [sono] # anni',
      '^ io? [sono] fame|sete|sonno',
      ', [sono] # anni $',
      'mi chiamo *{1,2} e [sono] # anni $',
      'io [sono] fame|sete|sonno|paura|fretta',
    ],
    better: 'ho',
    why: 'have',
    wrong: [
      ['Io sono 20 anni.', 'Io ho 20 anni.'],
      ['Sono fame.', 'Ho fame.'],
      ['Mi chiamo Ben, sono 15 anni.', 'Mi chiamo Ben, ho 15 anni.'],
    ],
    right: ['Ho 20 anni.', 'Sono 20 anni che abito qui.', 'Sono stanco.'],
  },
  {
    id: 'it.word_choice.sono_bene',
    kind: 'word_choice',
    pattern: [
      '^ io? [sono] bene $',
      '^ io? [sono] bene ,|grazie|e',
      'oggi [sono] bene|male $',
      '^ io? [sono] molto bene',
    ],
    better: 'sto',
    why: 'stare',
    wrong: [
      ['Sono bene, grazie.', 'Sto bene, grazie.'],
      ['Io sono bene.', 'Io sto bene.'],
      ['Oggi sono male.', 'Oggi sto male.'],
    ],
    right: ['Sto bene.', 'Sono bravo.', 'Sono ben contento.'],
  },
  {
    id: 'it.word_choice.search_for',
    kind: 'extra_word',
    pattern: [
      '=cercare [per] un|una|il|la|lo',
      '=aspettare [per] te|me|lui|lei|voi',
      '=cercare [per] ~nome|telefono|strada|ore|giorni|mesi|anni|settimane|tempo|caso|terra<noun>',
    ],
    better: '',
    why: 'direct',
    wrong: [
      ['Cerco per un lavoro.', 'Cerco un lavoro.'],
      ['Aspetto per te.', 'Aspetto te.'],
      ['Sto cercando per la stazione.', 'Sto cercando la stazione.'],
    ],
    right: ['Cerco un lavoro.', 'Aspetto per ore.', 'Cerco te.', 'Mi può cercare per nome.'],
  },
]
