import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has, infinitive, inPerson, isSmall } from '#server/analysis/it/match.ts'

const personal = (name: string, pronoun: string, person: string, rest: Pick<Rule, 'wrong' | 'right'>): Rule => ({
  id: `it.agreement.${name}`,
  kind: 'agreement',
  pattern: [
    `^ ${pronoun} non? <pron obj>{0,2} [<verb>]`,
    `e|ma|però|perché|che|, ${pronoun} non? <pron obj>{0,2} [<verb>]`,
  ],
  better: (match) => {
    const [verb] = match.words(4)
    // "Io mi piace" lacks more than a form.
    const isOther = verb?.readings.some(({ lemma }) => /^(?:piacere|mancare|servire|bastare)$/.test(lemma))
    // "Mia moglie e io abbiamo".
    const isTogether = match.word(0) === 'e' && ['1p', '2p', '3p'].some((each) => has(verb, 'verb', each))
    return isOther || isTogether ? null : inPerson(match, verb, person)
  },
  why: 'subject',
  ...rest,
})

// Verbs that are nouns, too, and stand after a subject.
const alsoNoun =
  /^(?:parte|costa|porta|lavora|gioca|guarda|cucina|studia|prende|vende|suona|visita|viaggia|compra|arriva)$/

// Where the dictionary has several.
const subjunctives: Readonly<Record<string, string>> = { stai: 'stia', fai: 'faccia', dai: 'dia' }

/** Subject and verb, and which form stands where. */
export const verbs: readonly Rule[] = [
  personal('io', 'io', '1s', {
    wrong: [
      ['Io parla italiano.', 'Io parlo italiano.'],
      ['Io abita a Roma.', 'Io abito a Roma.'],
      ['Io non capisce.', 'Io non capisco.'],
    ],
    right: ['Io parlo italiano.', 'Io sono stanco.', 'Io ti capisco.', 'Io e Marta andiamo.'],
  }),
  personal('tu', 'tu', '2s', {
    wrong: [
      ['Tu parla bene.', 'Tu parli bene.'],
      ['Tu è gentile.', 'Tu sei gentile.'],
      ['Tu non capisce.', 'Tu non capisci.'],
    ],
    right: ['Tu parli bene.', 'Tu sei gentile.', 'Tu e io andiamo.', 'Tu che ne pensi?'],
  }),
  personal('lui', 'lui|lei', '3s', {
    wrong: [
      ['Lei parlo tre lingue.', 'Lei parla tre lingue.'],
      ['Lui abitano a Milano.', 'Lui abita a Milano.'],
      ['Lui non capisco.', 'Lui non capisce.'],
    ],
    right: ['Lei parla tre lingue.', 'Lui e io andiamo.', 'Lei, signora, scusi.', 'Lui lo conosce.'],
  }),
  personal('noi', 'noi', '1p', {
    wrong: [
      ['Noi va al cinema.', 'Noi andiamo al cinema.'],
      ['Noi abitano qui.', 'Noi abitiamo qui.'],
      ['Noi non mangia carne.', 'Noi non mangiamo carne.'],
    ],
    right: ['Noi andiamo al cinema.', 'Noi siamo qui.', 'Noi due andiamo.'],
  }),
  personal('voi', 'voi', '2p', {
    wrong: [
      ['Voi parlano bene.', 'Voi parlate bene.'],
      ['Voi abita qui?', 'Voi abitate qui?'],
      ['Voi non mangia carne.', 'Voi non mangiate carne.'],
    ],
    right: ['Voi parlate bene.', 'Voi siete qui.', 'Voi due andate.'],
  }),
  personal('loro', 'loro', '3p', {
    wrong: [
      ['Loro parla italiano.', 'Loro parlano italiano.'],
      ['Loro abita qui.', 'Loro abitano qui.'],
      ['Loro non capisce.', 'Loro non capiscono.'],
    ],
    right: ['Loro parlano italiano.', 'Loro sono qui.', 'Loro due vanno.'],
  }),
  {
    id: 'it.agreement.plural_subject',
    kind: 'agreement',
    pattern: [
      '^ i|gli|le <noun pl -sg> non? [<verb 3s>]',
      '^ i|le miei|mie|tuoi|tue|suoi|sue|nostri|nostre <noun pl> non? [<verb 3s>]',
    ],
    better: (match) => {
      const verb = match.words(4)[0] ?? match.words(5)[0]
      const at = match.sentence.findIndex((one) => one === match.marked[0])
      const isTail = at >= 0 && verb !== match.marked[0]
      if (isTail || ((has(verb, 'noun') || has(verb, 'adj')) && !alsoNoun.test(verb?.lower ?? ''))) return null
      if (verb?.readings.some(({ lemma }) => /^(?:piacere|mancare|servire|bastare|volere)$/.test(lemma))) return null
      return inPerson(match, verb, '3p')
    },
    why: 'plural_subject',
    wrong: [
      ['I bambini gioca nel parco.', 'I bambini giocano nel parco.'],
      ['I miei genitori abita a Lima.', 'I miei genitori abitano a Lima.'],
      ['Le ragazze è simpatiche.', 'Le ragazze sono simpatiche.'],
    ],
    right: ['I bambini giocano.', 'I miei genitori abitano a Lima.', 'Gli amici sono qui.'],
  },
  {
    id: 'it.agreement.singular_subject',
    kind: 'agreement',
    pattern: ['^ il|la|lo <noun sg -pl> non? [<verb 3p>]', '^ mio|mia|tuo|tua|suo|sua <noun sg -pl> non? [<verb 3p>]'],
    better: (match) => {
      const [verb] = match.words(4)
      return has(verb, 'noun') ||
        has(verb, 'adj') ||
        has(verb, 'verb', '1s') ||
        /^(?:gente|maggior|metà|maggioranza|serie)$/.test(match.word(2))
        ? null
        : inPerson(match, verb, '3s')
    },
    why: 'subject',
    wrong: [
      ['Il treno partono alle otto.', 'Il treno parte alle otto.'],
      ['Mia sorella abitano a Bari.', 'Mia sorella abita a Bari.'],
      ['La lezione cominciano alle nove.', 'La lezione comincia alle nove.'],
    ],
    right: ['Il treno parte.', 'Il padre e la madre vanno.', 'La gente parla.'],
  },
  {
    id: 'it.agreement.gente',
    kind: 'agreement',
    pattern: ['la|molta|tanta|poca|questa gente non? [<verb 3p>]'],
    better: (match) => {
      const [verb] = match.words(3)
      return verb?.lower === 'sono' ? 'è' : inPerson(match, verb, '3s')
    },
    why: 'gente',
    wrong: [
      ['La gente parlano molto.', 'La gente parla molto.'],
      ['La gente sono simpatica.', 'La gente è simpatica.'],
      ['Molta gente vanno al mare.', 'Molta gente va al mare.'],
    ],
    right: ['La gente parla.', 'Le persone parlano.', 'C’è molta gente.'],
  },
  {
    id: 'it.verb_form.after_modal',
    kind: 'verb_form',
    pattern:
      'posso|puoi|può|possiamo|potete|devo|devi|deve|dobbiamo|dovete|voglio|vuoi|vuole|vogliamo|volete|vorrei|potrei|dovrei [<verb pres>]',
    better: (match) =>
      /^(?:se|come|quando|dove|quanto|che)$/.test(match.beside(-1)) ||
      /^(?:pos|puo|può|dev|dob|vogl|vuo)/.test(match.word(1))
        ? null
        : infinitive(match, match.words(1)[0]),
    why: 'modal',
    wrong: [
      ['Voglio vado a casa.', 'Voglio andare a casa.'],
      ['Posso parlo con lei?', 'Posso parlare con lei?'],
      ['Dobbiamo partiamo.', 'Dobbiamo partire.'],
    ],
    right: ['Voglio andare.', 'Devo studiare.', 'Vorrei pane e latte.', 'Se vuoi puoi venire.', 'Come vuoi, andiamo.'],
  },
  {
    id: 'it.verb_form.after_preposition',
    kind: 'verb_form',
    pattern: ['per|senza [<verb pres>]', 'prima di [<verb pres>]'],
    better: (match) => (match.marked[0]?.lower === 'coloro' ? null : infinitive(match, match.marked[0])),
    why: 'infinitive',
    wrong: [
      ['Studio per parlo meglio.', 'Studio per parlare meglio.'],
      ['Vengo per vedo Roma.', 'Vengo per vedere Roma.'],
      ['Esce senza mangia.', 'Esce senza mangiare.'],
    ],
    right: [
      'Studio per parlare.',
      'È per coloro che studiano.',
      'Senza zucchero.',
      'Per oggi basta.',
      'Per me va bene.',
    ],
  },
  {
    id: 'it.verb_form.piacere_infinitive',
    kind: 'verb_form',
    pattern: [
      'mi|ti|gli|le|ci|vi piace|piacerebbe <adv degree>? [<verb pres 1s>]',
      'mi piace|piacerebbe <adv degree>? [<verb pres 3s>]',
    ],
    better: (match) => infinitive(match, match.marked[0]),
    why: 'piace_infinitive',
    wrong: [
      ['Mi piace leggo.', 'Mi piace leggere.'],
      ['Mi piace molto vado al mare.', 'Mi piace molto andare al mare.'],
      ['Le piace dormo.', 'Le piace dormire.'],
    ],
    right: ['Mi piace leggere.', 'Mi piace il canto.', 'Ti piace ballare?'],
  },
  {
    id: 'it.verb_form.se_conditional',
    kind: 'verb_form',
    pattern: ['^ se <pron subj>? non? <pron obj>{0,2} [<verb cond>]'],
    better: ({ words, form, sentence }) => {
      const [verb] = words(5)
      if (sentence.some(({ text }) => text === '?')) return null
      const person = ['1s', '2s', '3s', '1p', '2p', '3p'].find((each) => has(verb, 'cond', each))
      return person ? form(verb, `verb cond → verb subjimpf ${person}`) || null : null
    },
    why: 'se',
    wrong: [
      ['Se avrei tempo, verrei.', 'Se avessi tempo, verrei.'],
      ['Se sarei ricco, viaggerei.', 'Se fossi ricco, viaggerei.'],
      ['Se io potrei, verrei.', 'Se io potessi, verrei.'],
    ],
    right: ['Se avessi tempo, verrei.', 'Mi chiedo se verrebbe.', 'Se posso, vengo.'],
  },
  {
    id: 'it.verb_form.subjunctive',
    kind: 'verb_form',
    pattern: [
      'voglio|vuole|vuoi|vogliamo|vogliono|spero|credo|penso che <pron subj>? non? [<verb pres>]',
      'penso|credo|spero|voglio|vuole|vogliamo che <art> <noun> non? [<verb pres>]',
      'penso|credo|spero|voglio|vuole|vogliamo che <art> <det poss> <noun> non? [<verb pres>]',
      'penso|credo|spero|voglio|vuole|vogliamo che <name> non? [<verb pres>]',
      'è importante|necessario|meglio|possibile|bello|giusto|strano|normale|impossibile che <pron subj>? non? [<verb pres>]',
      'è importante|necessario|meglio|possibile|bello|giusto|strano|normale|impossibile che tutti|tutte non? [<verb pres>]',
      'è importante|necessario|meglio|possibile|bello|giusto|strano|normale|impossibile che <art> <det poss>? <noun> non? [<verb pres>]',
    ],
    better: ({ words, marked, form, word }) => {
      const [verb] = marked
      const isWish = /^(?:vo|vu|spero|è)/.test(word(0))
      if (!verb || isSmall(verb) || has(verb, 'subj') || has(verb, 'noun')) return null
      if (!isWish && !/^(?:è|ha|va|può|fa|viene|deve|hanno|vanno|fanno|possono)$/.test(verb.lower)) return null
      const person = ['2s', '3s', '3p'].filter((each) => has(verb, 'pres', each))
      return person.length === 1 && words(0).length > 0
        ? form(verb, `verb pres → verb subj ${person[0] ?? ''}`) || subjunctives[verb.lower] || null
        : null
    },
    why: 'subjunctive',
    wrong: [
      ['Voglio che vieni con me.', 'Voglio che venga con me.'],
      ['Penso che è una buona idea.', 'Penso che sia una buona idea.'],
      ['Spero che va tutto bene.', 'Spero che vada tutto bene.'],
    ],
    right: ['Penso che sia vero.', 'Voglio che tu venga.', 'So che è vero.', 'Spero che vada bene.'],
  },
]
