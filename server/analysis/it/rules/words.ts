import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has } from '#server/analysis/it/match.ts'

/** Piacere, c'è and words that are mixed up. */
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
