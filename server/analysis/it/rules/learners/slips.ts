import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has } from '#server/analysis/it/match.ts'

const intransitive =
  'mangiato|bevuto|dormito|lavorato|studiato|parlato|giocato|pranzato|cenato|camminato|viaggiato|ballato|cucinato|telefonato|nuotato|cantato'
const instruments: Readonly<Record<string, string>> = {
  chitarra: 'la',
  piano: 'il',
  pianoforte: 'il',
  violino: 'il',
  flauto: 'il',
  batteria: 'la',
}

/** Essere and avere, piacere, pronouns and comparison. */
export const slips: readonly Rule[] = [
  {
    id: 'it.verb_form.have_not_be',
    kind: 'verb_form',
    pattern: [
      `^ io|noi? non? [sono|siamo] già|appena|sempre? ${intransitive}`,
      `^ ieri|oggi non? [sono|siamo] ${intransitive}`,
    ],
    better: ({ marked }) => (marked[0]?.lower === 'sono' ? 'ho' : 'abbiamo'),
    why: 'with_avere',
    wrong: [
      ['Sono mangiato troppo.', 'Ho mangiato troppo.'],
      ['Siamo dormito bene.', 'Abbiamo dormito bene.'],
      ['Io sono già cenato.', 'Io ho già cenato.'],
    ],
    right: ['Ho mangiato troppo.', 'Sono andato al mare.', 'Sono stanco.'],
  },
  {
    id: 'it.verb_form.sto_gerund',
    kind: 'verb_form',
    pattern: [
      '^ io? non? sto [<verb pres 1s>]',
      '^ noi? non? stiamo [<verb pres 1p>]',
      '^ tu? non? stai [<verb pres 2s>]',
    ],
    better: ({ marked: [verb], form }) =>
      verb?.readings.some(({ tags }) => !tags.has('verb')) ? null : form(verb, 'verb pres → verb ger') || null,
    why: 'sto_gerund',
    wrong: [
      ['Sto mangio.', 'Sto mangiando.'],
      ['Io sto leggo un libro.', 'Io sto leggendo un libro.'],
      ['Stiamo andiamo al mare.', 'Stiamo andando al mare.'],
    ],
    right: ['Sto mangiando.', 'Sto bene.', 'Stiamo insieme.'],
  },
  {
    id: 'it.tense.was_child',
    kind: 'tense',
    pattern: 'quando [sono stato|stata] bambino|bambina|piccolo|piccola|giovane',
    better: 'ero',
    why: 'was_imperfect',
    wrong: [
      ['Quando sono stato bambino, giocavo molto.', 'Quando ero bambino, giocavo molto.'],
      ['Quando sono stata piccola, vivevo a Roma.', 'Quando ero piccola, vivevo a Roma.'],
      ['Leggevo molto quando sono stato giovane.', 'Leggevo molto quando ero giovane.'],
    ],
    right: ['Quando ero bambino, giocavo.', 'Sono stato a Roma.', 'Quando sono stato male, ho dormito.'],
  },
  {
    id: 'it.agreement.to_me',
    kind: 'agreement',
    pattern: [
      "a me|te|lui|lei|noi|voi|loro non? [piaccio|piaci|piacciamo] il|la|lo|l'",
      'a me|te|lui|lei|noi|voi|loro non? [piaccio|piaci|piacciamo] i|gli|le',
    ],
    better: ({ sentence, marked: [verb] }) => {
      const next = verb && sentence[sentence.indexOf(verb) + 1]
      return /^(?:i|gli|le)$/.test(next?.lower ?? '') ? 'piacciono' : 'piace'
    },
    why: 'piacere',
    wrong: [
      ['A me piaccio il mare.', 'A me piace il mare.'],
      ['A te piaci la pizza.', 'A te piace la pizza.'],
      ['A noi piacciamo i gatti.', 'A noi piacciono i gatti.'],
    ],
    right: ['A me piace il mare.', 'A lui piaccio molto.', 'A noi piacciono i gatti.'],
  },
  {
    id: 'it.missing_word.like_whom',
    kind: 'missing_word',
    pattern: ["^ non [piace|piacciono] il|la|lo|i|gli|le|l' ~a|al|alla|ai{1,3} $"],
    better: ({ written }) => `mi ${written.toLowerCase()}`,
    why: 'mi_piace',
    wrong: [
      ['Non piace il pesce.', 'Non mi piace il pesce.'],
      ['Non piacciono i gatti.', 'Non mi piacciono i gatti.'],
      ["Non piace l'inverno.", "Non mi piace l'inverno."],
    ],
    right: ['Non mi piace il pesce.', 'Non piace il pesce a mia madre.', 'A Luca non piace il mare.'],
  },
  {
    id: 'it.missing_word.my_name',
    kind: 'missing_word',
    pattern: [
      '^ [chiamo] <name> e|, sono|ho|abito|vengo|vivo',
      '^ ciao|buongiorno ,? io? [chiamo] <name>',
      '^ io [chiamo] <name> $',
    ],
    better: 'mi chiamo',
    why: 'mi_chiamo',
    wrong: [
      ['Chiamo Luca e sono di Berlino.', 'Mi chiamo Luca e sono di Berlino.'],
      ['Ciao, chiamo Anna.', 'Ciao, mi chiamo Anna.'],
      ['Io chiamo Paolo.', 'Io mi chiamo Paolo.'],
    ],
    right: ['Mi chiamo Luca.', 'Chiamo Luca domani.', 'Ciao, mi chiamo Anna.'],
  },
  {
    id: 'it.missing_word.get_up',
    kind: 'missing_word',
    pattern: ['^ la|ogni|di mattina|sera [alzo|sveglio|addormento] alle|presto|tardi|verso'],
    better: ({ written }) => `mi ${written.toLowerCase()}`,
    why: 'reflexive_mi',
    wrong: [
      ['Ogni mattina alzo alle sette.', 'Ogni mattina mi alzo alle sette.'],
      ['La sera addormento tardi.', 'La sera mi addormento tardi.'],
      ['La mattina alzo tardi.', 'La mattina mi alzo tardi.'],
    ],
    right: ['Mi alzo alle sette.', 'Alzo la mano.', 'Io mi sveglio presto.'],
  },
  {
    id: 'it.word_order.self_first',
    kind: 'word_order',
    pattern: '[mi sempre|spesso|raramente <verb pres 1s>]',
    better: ({ marked: [mi, often, verb] }) => `${mi?.lower} ${verb?.text} ${often?.text}`,
    why: 'pronoun_verb',
    wrong: [
      ['Mi sempre alzo presto.', 'Mi alzo sempre presto.'],
      ['Io mi spesso sveglio tardi.', 'Io mi sveglio spesso tardi.'],
      ['La sera mi sempre lavo.', 'La sera mi lavo sempre.'],
    ],
    right: ['Mi alzo sempre presto.', 'Sempre mi alzo tardi.', 'Mi sveglio spesso.'],
  },
  {
    id: 'it.word_choice.more_than_di',
    kind: 'word_choice',
    pattern: ['più|meno <adj> [come] me|te|lui|lei|noi|voi|loro'],
    better: 'di',
    why: 'than_di',
    wrong: [
      ['Lui è più alto come me.', 'Lui è più alto di me.'],
      ['Sei più bella come lei.', 'Sei più bella di lei.'],
      ['Lei è meno alta come noi.', 'Lei è meno alta di noi.'],
    ],
    right: ['Roma è più grande di Milano.', 'È più bello che utile.', 'È più facile che tu venga.'],
  },
  {
    id: 'it.word_choice.more_well',
    kind: 'word_choice',
    pattern: ['[più bene] $', '[più bene] di|che'],
    better: 'meglio',
    why: 'better_meglio',
    wrong: [
      ['È molto più bene.', 'È molto meglio.'],
      ['Canta più bene di me.', 'Canta meglio di me.'],
      ['Oggi sto più bene.', 'Oggi sto meglio.'],
    ],
    right: ['Oggi sto meglio.', 'Non sto più bene come prima.', 'Ti voglio più bene ogni giorno.'],
  },
  {
    id: 'it.extra_word.years_old',
    kind: 'extra_word',
    pattern: '=avere<verb> *{1,2} anni [vecchio|vecchia|vecchi]',
    better: '',
    why: 'age_have',
    wrong: [
      ['Ho venti anni vecchio.', 'Ho venti anni.'],
      ['Mia sorella ha dieci anni vecchia.', 'Mia sorella ha dieci anni.'],
      ['Abbiamo 30 anni vecchi.', 'Abbiamo 30 anni.'],
    ],
    right: ['Ho venti anni.', 'Ho un cane vecchio.', 'Sono anni vecchi.'],
  },
  {
    id: 'it.word_choice.know_person',
    kind: 'word_choice',
    pattern: ['^ io? non? [so] <name>', '^ non? [conosco] dove|quando|perché|se'],
    better: ({ marked }) => (marked[0]?.lower === 'so' ? 'conosco' : 'so'),
    why: 'know_two',
    wrong: [
      ['So Maria da molto tempo.', 'Conosco Maria da molto tempo.'],
      ['Non conosco dove abita.', 'Non so dove abita.'],
      ['Non conosco se viene.', 'Non so se viene.'],
    ],
    right: ['Conosco Maria.', 'Non so dove abita.', 'So tutto.'],
  },
  {
    id: 'it.spelling.fatto',
    kind: 'spelling',
    pattern: 'ho|hai|ha|abbiamo|avete|hanno già|mai? [fato]',
    better: 'fatto',
    why: 'double',
    wrong: [
      ['Ho fato i compiti.', 'Ho fatto i compiti.'],
      ['Che cosa hai fato?', 'Che cosa hai fatto?'],
      ['Abbiamo fato una torta.', 'Abbiamo fatto una torta.'],
    ],
    right: ['Ho fatto i compiti.', 'È il mio fato.', 'Il fato decide.'],
  },
  {
    id: 'it.missing_word.go_to',
    kind: 'missing_word',
    pattern: [
      '=andare<verb pres> [lavoro|mare|cinema|supermercato|mercato|ristorante|parco]',
      '=andare<verb pres> [scuola|casa|letto]',
    ],
    better: ({ written }) => (/^(?:scuola|casa|letto)$/.test(written) ? `a ${written}` : `al ${written}`),
    why: 'go_a',
    wrong: [
      ['Vado lavoro alle otto.', 'Vado al lavoro alle otto.'],
      ['Andiamo cinema.', 'Andiamo al cinema.'],
      ['Vanno mare.', 'Vanno al mare.'],
    ],
    right: ['Vado al lavoro.', 'Vado a casa.', 'Andiamo insieme.'],
  },
  {
    id: 'it.preposition.go_to_person',
    kind: 'preposition',
    pattern:
      '=andare<verb> domani|oggi|spesso? [a] mia|mio|tua|tuo|sua|suo nonna|nonno|zia|zio|cugina|cugino|madre|padre|sorella|fratello',
    better: 'da',
    why: 'person_da',
    wrong: [
      ['Vado a mia nonna.', 'Vado da mia nonna.'],
      ['Andiamo spesso a mio zio.', 'Andiamo spesso da mio zio.'],
      ['Domani vado a mia sorella.', 'Domani vado da mia sorella.'],
    ],
    right: ['Vado da mia nonna.', 'Scrivo a mia nonna.', 'Vado a casa.'],
  },
  {
    id: 'it.article.play_instrument',
    kind: 'article',
    pattern: `=suonare<verb> bene|anche? [a|con] ${Object.keys(instruments).join('|')}`,
    better: ({ sentence, marked: [word] }) =>
      instruments[(word && sentence[sentence.indexOf(word) + 1]?.lower) ?? ''] ?? null,
    why: 'play_article',
    wrong: [
      ['Suono a chitarra.', 'Suono la chitarra.'],
      ['Suona anche a pianoforte.', 'Suona anche il pianoforte.'],
      ['Suoniamo a violino.', 'Suoniamo il violino.'],
    ],
    right: ['Suono la chitarra.', 'Suono a una festa.', 'Gioco a tennis.'],
  },
  {
    id: 'it.agreement.this_is',
    kind: 'agreement',
    pattern: '^ [questi|quelli] è',
    better: ({ marked: [word], sentence }) => {
      const noun = sentence.find((each) => has(each, 'noun') && !has(each, 'verb'))
      const isFeminine = has(noun, 'noun', 'fem') && !has(noun, 'noun', 'masc')
      return `${word?.lower.slice(0, -1)}${isFeminine ? 'a' : 'o'}`
    },
    why: 'this_one',
    wrong: [
      ['Questi è il mio libro.', 'Questo è il mio libro.'],
      ['Questi è mia sorella.', 'Questa è mia sorella.'],
      ['Quelli è un problema.', 'Quello è un problema.'],
    ],
    right: ['Questo è il mio libro.', 'Questi sono i miei libri.', 'Questa è mia sorella.'],
  },
]
