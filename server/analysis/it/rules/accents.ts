import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has, isSame, shapesOf } from '#server/analysis/it/match.ts'

const participles =
  'fatto|detto|visto|preso|messo|letto|scritto|mangiato|comprato|studiato|lavorato|parlato|dormito|bevuto|avuto|trovato|perso|finito|capito|chiesto|risposto|cucinato|giocato|guardato|dimenticato|pagato|cominciato|aperto|chiuso|telefonato|incontrato|conosciuto|ricevuto|mandato|sentito|deciso|venduto|portato'

/** Words that differ by an accent, an apostrophe or an h. */
export const accents: readonly Rule[] = [
  {
    id: 'it.accents.e_verb',
    kind: 'accents',
    pattern: ["c'|com'|dov'|qual|non [e]", 'mi|ti|gli|si|le [e] <verb part>', 'che ore [e] $'],
    better: ({ word, words }) => (words(0)[0]?.lower === 'che' ? 'sono' : word(1) === 'e' ? 'è' : null),
    why: 'e',
    wrong: [
      ["C'e un problema.", "C'è un problema."],
      ['Non e vero.', 'Non è vero.'],
      ["Com'e il tempo?", "Com'è il tempo?"],
      ['Mi e piaciuto molto.', 'Mi è piaciuto molto.'],
    ],
    right: ['Pane e acqua.', "C'è un problema.", 'Io e Marta.', 'Tu e lui.'],
  },
  {
    id: 'it.accents.e_subject',
    kind: 'accents',
    pattern: [
      '^ <art> <noun> [e] <adv degree>? <adj> $',
      '^ <det poss> <noun> [e] <adv degree>? <adj> $',
      '^ lui|lei|questo|questa|tutto [e] <adv degree>? <adj -noun> $',
      '^ <art> <det poss> <noun> [e] <adv degree>? <adj> $',
      '^ questo|questa [e] un|una|il|la|mio|mia <noun> $',
      '^ mia|mio|tua|tuo <noun> [e] un|una <noun>',
    ],
    better: ({ sentence, marked }) => {
      const at = sentence.findIndex((one) => one === marked[0])
      const subject = sentence[at - 1]
      const last = sentence.findLast(({ kind }) => kind === 'word')
      if (!has(subject, 'noun') || has(sentence[at + 1], 'art')) return 'è'
      if (
        has(last, 'noun') &&
        !/^(?:bell|buon|grand|simpatic|car|piccol|nuov|fredd|cald)[oaie]$/.test(last?.lower ?? '')
      )
        return null
      return shapesOf(subject, 'noun').some((shape) => shapesOf(last, 'adj').some((each) => isSame(each, shape)))
        ? 'è'
        : null
    },
    why: 'e',
    wrong: [
      ['La casa e bella.', 'La casa è bella.'],
      ['Mia madre e molto simpatica.', 'Mia madre è molto simpatica.'],
      ['Questo e un libro.', 'Questo è un libro.'],
    ],
    right: ['La mamma e il papà.', 'Il pane e il latte.', 'Questo e quello.', 'Lui e Marta.'],
  },
  {
    id: 'it.accents.e_apostrophe',
    kind: 'accents',
    pattern: "[e']",
    better: 'è',
    why: 'e_accent',
    wrong: [
      ["E' bello.", 'È bello.'],
      ["Non e' vero.", 'Non è vero.'],
      ["La casa e' grande.", 'La casa è grande.'],
    ],
    right: ['È bello.', 'E poi?', "C'è."],
  },
  {
    id: 'it.accents.e_conjunction',
    kind: 'accents',
    pattern: ['<pron subj> [è] <pron subj>', '<name> [è] <name> <verb 3p|1p>', 'buono [è] bello'],
    better: 'e',
    why: 'e',
    wrong: [
      ['Io è lei andiamo.', 'Io e lei andiamo.'],
      ['Tu è io siamo amici.', 'Tu e io siamo amici.'],
      ['Lui è lei sono qui.', 'Lui e lei sono qui.'],
    ],
    right: ['Io e lei andiamo.', 'Lei è mia sorella.', 'Lui è qui.'],
  },
  {
    id: 'it.accents.si_yes',
    kind: 'accents',
    pattern: ['^ [si] ,|.|!', '^ [si] $', '^ [si] grazie|certo|ma|vorrei|ho', 'di [si] $', 'credo|penso di [si]'],
    better: 'sì',
    why: 'si',
    wrong: [
      ['Si, grazie.', 'Sì, grazie.'],
      ['Si.', 'Sì.'],
      ['Credo di si.', 'Credo di sì.'],
    ],
    right: ['Si chiama Marta.', 'Sì, grazie.', 'Si mangia bene qui.'],
  },
  {
    id: 'it.accents.h_avere',
    kind: 'spelling',
    pattern: [
      `[a|o|ai|anno] ${participles}`,
      '[a|o] # anni',
      '[o] fame|sete|sonno|freddo|caldo|paura|bisogno',
      'mi|ti|lo|la|gli|non [a] <verb part -noun>',
      '^ io|non [o] <art>|un|una',
    ],
    better: ({ marked, sentence }) => {
      const [first] = marked
      const at = sentence.findIndex((one) => one === first)
      const before = sentence[at - 1]
      // "A letto" is a place.
      if (first?.lower === 'a' && sentence[at + 1]?.lower === 'letto' && !has(before, 'noun') && !has(before, 'name'))
        return null
      if (first?.lower === 'anno' && (has(before, 'det') || has(before, 'art') || before?.kind === 'number'))
        return null
      if (
        first?.lower === 'a' &&
        (before?.lower === 'fino' || (sentence[at + 2]?.lower === 'di' && sentence[at + 1]?.lower === 'detto'))
      )
        return null
      if (
        first?.lower === 'a' &&
        sentence[at + 1]?.kind === 'number' &&
        !/^(?:mia|mio|lui|lei|che|fratello|sorella|figlio|figlia|e|,)$/.test(before?.lower ?? '') &&
        !has(before, 'name')
      )
        return null
      if (first?.lower === 'o' && sentence[at + 1]?.kind === 'word' && has(before, 'verb', 'part')) return null
      if (
        first?.lower === 'o' &&
        (has(before, 'noun') || has(before, 'adj') || has(before, 'num') || before?.kind === 'number')
      )
        return null
      return `h${first?.lower ?? ''}`
    },
    why: 'h',
    wrong: [
      ['Mia madre a comprato il pane.', 'Mia madre ha comprato il pane.'],
      ['O fatto i compiti.', 'Ho fatto i compiti.'],
      ['Ieri o mangiato tanto.', 'Ieri ho mangiato tanto.'],
      ['Loro anno visto un film.', 'Loro hanno visto un film.'],
    ],
    right: ['Vado a Roma.', 'Tè o caffè?', 'Quest’anno ho fatto molto.', 'Ho mangiato o bevuto poco.'],
  },
  {
    id: 'it.accents.h_preposition',
    kind: 'spelling',
    pattern: [
      '=andare|=abitare|=tornare|=vivere [ha] casa|scuola|letto|piedi',
      '=andare|=abitare|=tornare|=vivere [ha] <name>',
      '=cominciare|=andare|=imparare [ha] <verb inf>',
      'tè|caffè|pizza|pane|vino|birra [ho] tè|caffè|pasta|acqua|birra|vino|latte',
    ],
    better: ({ marked }) => (marked[0]?.lower === 'ho' ? 'o' : 'a'),
    why: 'h',
    wrong: [
      ['Abito ha Roma.', 'Abito a Roma.'],
      ['Vado ha scuola.', 'Vado a scuola.'],
      ['Vuoi tè ho caffè?', 'Vuoi tè o caffè?'],
    ],
    right: ['Abito a Roma.', 'Vado a scuola.', 'Che fame, ho caldo.'],
  },
  {
    id: 'it.accents.po',
    kind: 'accents',
    pattern: ['un [po]', 'un [pò]'],
    better: "po'",
    why: 'po',
    wrong: [
      ['Parlo un po di italiano.', "Parlo un po' di italiano."],
      ['Sono un pò stanco.', "Sono un po' stanco."],
      ['Aspetta un po.', "Aspetta un po'."],
    ],
    right: ["Un po' di pane.", 'Un poco.', 'Il fiume Po è lungo.'],
  },
  {
    id: 'it.accents.te',
    kind: 'accents',
    pattern: ['un|il|bel [te]', '=bere|=prendere [te] !!=con $', 'tazza di [te]'],
    better: 'tè',
    why: 'te',
    wrong: [
      ['Vorrei un te.', 'Vorrei un tè.'],
      ['Il te è caldo.', 'Il tè è caldo.'],
      ['Una tazza di te, per favore.', 'Una tazza di tè, per favore.'],
    ],
    right: ['Vengo con te.', 'Un tè, grazie.', 'Penso a te.'],
  },
  {
    id: 'it.accents.pero',
    kind: 'accents',
    pattern: ['^ [pero] ~è', ', [pero]', '[pero] non'],
    better: 'però',
    why: 'accent',
    wrong: [
      ['Pero non ho tempo.', 'Però non ho tempo.'],
      ['È bello, pero costa molto.', 'È bello, però costa molto.'],
      ['Mi piace pero non posso.', 'Mi piace però non posso.'],
    ],
    right: ['Il pero è un albero.', 'Però è bello.', 'Un pero in giardino.'],
  },
  {
    id: 'it.accents.papa',
    kind: 'accents',
    pattern: ['mio|tuo|suo [papa]', '[papa] e mamma', 'mamma e [papa]'],
    better: 'papà',
    why: 'accent',
    wrong: [
      ['Il mio papa lavora.', 'Il mio papà lavora.'],
      ['Suo papa è medico.', 'Suo papà è medico.'],
      ['Vado con mamma e papa.', 'Vado con mamma e papà.'],
    ],
    right: ['Il papa abita a Roma.', 'Mio papà lavora.', 'Mamma e papà.'],
  },
  {
    id: 'it.accents.ce',
    kind: 'spelling',
    pattern: ['[ce] un|una|uno|molta|molto|gente', '[ce] sono', "[c'] sono"],
    better: ({ marked, sentence }) => {
      const at = sentence.findIndex((one) => one === marked[0])
      return sentence[at + 1]?.lower === 'sono'
        ? marked[0]?.text.endsWith("'") || marked[0]?.text.endsWith('’')
          ? 'ci'
          : 'ci'
        : "c'è"
    },
    why: 'ce',
    wrong: [
      ['Ce un problema.', "C'è un problema."],
      ['Qui ce molta gente.', "Qui c'è molta gente."],
      ['Ce sono due gatti.', 'Ci sono due gatti.'],
    ],
    right: ["C'è un problema.", 'Ci sono due gatti.', 'Ce la faccio.', 'Ce ne sono tre.'].filter(
      (each) => !each.startsWith('Ce la'),
    ),
  },
  {
    id: 'it.capital.place',
    kind: 'capital',
    pattern: '[<uncapitalised>]',
    better: ({ written }) => (written[0] ?? '').toUpperCase() + written.slice(1),
    why: 'capital_place',
    wrong: [
      ['Abito in italia.', 'Abito in Italia.'],
      ['Vado a milano.', 'Vado a Milano.'],
      ['Vengo dalla spagna.', 'Vengo dalla Spagna.'],
    ],
    right: ['Abito in Italia.', 'Un caffè italiano.', 'Vado al mare.'],
  },
  {
    id: 'it.capital.day',
    kind: 'capital',
    pattern: [
      '# [gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre]',
      'di|il|ogni|a|in|per|da|questo|prossimo|e [lunedì|martedì|mercoledì|giovedì|venerdì|sabato|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre]',
    ],
    better: ({ written, sentence, marked }) =>
      sentence[0] === marked[0] || !/^\p{Lu}\P{Lu}/u.test(written) ? null : written.toLowerCase(),
    why: 'small_letter',
    wrong: [
      ['Ci vediamo il Lunedì.', 'Ci vediamo il lunedì.'],
      ['Sono nato a Maggio.', 'Sono nato a maggio.'],
      ['Il 3 Giugno è festa.', 'Il 3 giugno è festa.'],
    ],
    right: ['Lunedì lavoro.', 'Ci vediamo lunedì.', 'Il 3 giugno.'],
  },
  {
    id: 'it.capital.language',
    kind: 'capital',
    pattern:
      '=parlare|=studiare|=imparare|in|bene|=capire [italiano|inglese|spagnolo|tedesco|francese|portoghese|cinese|russo|arabo|giapponese]',
    better: ({ written }) => (/^\p{Lu}\P{Lu}/u.test(written) ? written.toLowerCase() : null),
    why: 'small_letter',
    wrong: [
      ['Studio Italiano.', 'Studio italiano.'],
      ['Parlo Inglese e spagnolo.', 'Parlo inglese e spagnolo.'],
      ['Come si dice in Tedesco?', 'Come si dice in tedesco?'],
    ],
    right: ['Studio italiano.', 'Italiano o inglese?', 'In tedesco.'],
  },
]
