import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import {
  articleLemma,
  fullForm,
  determinerOf,
  has,
  isCapital,
  isFinite,
  isSmall,
  joined,
  shapeFor,
  shapesOf,
  soundOf,
} from '#server/analysis/it/match.ts'

const pronouns = /^(?:la|lo|le|gli|li|l'|i)$/

// Forms of verbs that hardly anyone uses.
const verbLike =
  /^(?:libro|casa|ragazzo|bagno|treno|letto|amico|amica|pane|cane|zucchero|anno|giorno|acqua|albero|scuola|stanza|macchina|problema|vino|tavolo)$/

// The determiner that the noun wants; null where it fits.
function wanted(match: Match): string | null {
  const { words, sentence } = match
  const [determiner, noun] = [words(0)[0], words(1)[0]]
  if (!determiner || !noun || isSmall(noun) || isCapital(noun) || noun.lower === 'una') return null
  // "All'una pranzo": the hour.
  if (determiner.lower === 'una' && match.beside(-1).endsWith("'")) return null
  if (pronouns.test(determiner.lower) && isFinite(noun) && !verbLike.test(noun.lower)) return null
  // "Per questo costa di più": the word is a verb.
  if (/^(?:per|con|di|in)$/.test(match.beside(-1)) && /^quest[oa]$/.test(determiner.lower) && isFinite(noun))
    return null
  // "Questo era il patto": the word is a verb.
  if (has(determiner, 'dem') && noun.lower === 'era') return null
  if (has(noun, 'adj') && has(sentence[sentence.indexOf(noun) + 1], 'noun')) return null
  // "Tutti i giorno": the noun is wrong.
  if (/^tutt[ie]$/.test(match.beside(-1)) && /^(?:i|gli|le)$/.test(determiner.lower)) return null
  // "Quelli nuovi": no noun follows.
  if (/^quell[oaie]$/.test(determiner.lower) && has(noun, 'adj')) return null
  // "Dei cane": the noun is wrong.
  if (isPartitive(determiner, noun)) return null
  const shape = shapeFor(shapesOf(determiner, 'det', 'art'), noun)
  const sound = soundOf(noun.lower)
  if (!shape || !sound) return null
  const lemma = articleLemma(determiner)
  const article = lemma === undefined ? null : determinerOf(lemma, shape, sound)
  if (article) return article
  return fullForm(match, determiner, 'det', `${shape.gender} ${shape.number}`)
}

const isPartitive = (determiner: Word, noun: Word) =>
  (determiner.lower === 'delle' && has(noun, 'noun', 'fem', 'sg')) ||
  (/^(?:dei|degli)$/.test(determiner.lower) && has(noun, 'noun', 'masc', 'sg'))

// The determiner as it sounds before the next word; null where it does.
function sounding({ words }: Match): string | null {
  const [determiner, next] = [words(0)[0], words(1)[0]]
  const lemma = articleLemma(determiner)
  // "Al PSI": letters are said one by one.
  if (next !== undefined && next.text.length > 1 && next.text === next.text.toUpperCase()) return null
  if (
    !determiner ||
    !next ||
    !lemma ||
    (pronouns.test(determiner.lower) && isFinite(next) && !verbLike.test(next.lower))
  )
    return null
  if (has(next, 'pron') || has(next, 'name') || has(next, 'conj') || has(next, 'prep') || has(next, 'interj'))
    return null
  // "Quello giusto", "uno nuovo": no noun follows.
  if (/^(?:quello|uno)$/.test(determiner.lower) && has(next, 'adj')) return null
  if (/^(?:quello|uno)$/.test(determiner.lower) && has(next, 'det')) return null
  const sound = soundOf(next.lower)
  const nouns = shapesOf(next, 'noun', 'adj', 'det')
  const fitting = shapesOf(determiner, 'det', 'art').filter((shape) =>
    nouns.some(({ gender, number }) => gender === shape.gender && number === shape.number),
  )
  if (!sound || fitting.length === 0) return null
  const forms = fitting.map((shape) => determinerOf(lemma, shape, sound))
  return forms.includes(determiner.lower) ? null : (forms[0] ?? null)
}

const isElided = (match: Match, better: string) => better.endsWith("'") || match.word(0).endsWith("'")
const apart = (find: (match: Match) => string | null) => (match: Match) => {
  const better = find(match)
  return better === null || isElided(match, better) ? null : better
}
const together = (find: (match: Match) => string | null) => (match: Match) => {
  const better = find(match)
  return better === null || !isElided(match, better) ? null : joined(better, match.words(1)[0]?.text ?? '')
}

/** The determiner and its noun. */
export const nounPhrase: readonly Rule[] = [
  {
    id: 'it.agreement.determiner',
    kind: 'agreement',
    pattern: [
      '[<art>] <noun>',
      '[<det dem>] <noun>',
      '!!=piacere [<det quant>] <noun>',
      '!!=piacere [<det question>] <noun pl -sg>',
    ],
    better: (match) => (match.words(0).length > 0 ? apart(wanted)(match) : quantity(match)),
    why: 'noun',
    wrong: [
      ['La problema è grande.', 'Il problema è grande.'],
      ['Ho comprato un macchina.', 'Ho comprato una macchina.'],
      ['Questo sera vado al cinema.', 'Questa sera vado al cinema.'],
      ['Mi fa male il mano.', 'Mi fa male la mano.'],
      ['Vado nel cucina.', 'Vado nella cucina.'],
      ['Ho molto amici.', 'Ho molti amici.'],
      ['C’è molto gente.', 'C’è molta gente.'],
    ],
    right: [
      'La mano è fredda.',
      'Le uova sono fresche.',
      'Il cinema è chiuso.',
      'Le mani sono sporche.',
      'La porto domani.',
      'Questo era il mio sogno.',
      'Quella era la mia casa.',
    ],
  },
  {
    id: 'it.agreement.determiner_elided',
    kind: 'agreement',
    pattern: ['[<art> <noun>]', '[<det dem> <noun>]'],
    better: together(wanted),
    why: 'noun',
    wrong: [
      ['Ho visto un amica.', 'Ho visto un’amica.'],
      ['Un’problema grande.', 'Un problema grande.'],
      ['I amica di Marta è qui.', 'L’amica di Marta è qui.'],
    ].map(([wrong = '', right = '']) => [wrong, right.replace('’', "'")] as const),
    right: ["Un'amica è qui.", 'Un amico è qui.', "L'amico e l'amica."],
  },
  {
    id: 'it.article.sound',
    kind: 'article',
    pattern: ['[<art>] <noun>', '[<art>] <adj>', '[<det dem>] <noun>', '[<art>] <det other>', '[<art>] <det poss>'],
    better: apart(sounding),
    why: 'sound',
    wrong: [
      ['Il studente è qui.', 'Lo studente è qui.'],
      ['I amici arrivano.', 'Gli amici arrivano.'],
      ['Ho un zaino nuovo.', 'Ho uno zaino nuovo.'],
      ['Lo libro è bello.', 'Il libro è bello.'],
      ['Vado dal zio.', 'Vado dallo zio.'],
    ],
    right: [
      'Lo studente legge.',
      'Gli amici.',
      'Il PSI e il SSN.',
      'Il mio studio.',
      'Uno sport bello.',
      'Gli porto il libro.',
    ],
  },
  {
    id: 'it.article.elision',
    kind: 'article',
    pattern: ['[<art> <noun>]', '[<art> <adj>]', '[<det dem> <noun>]', '[<art> <det other>]'],
    better: together(sounding),
    why: 'elision',
    wrong: [
      ['La acqua è fredda.', "L'acqua è fredda."],
      ['È una altra cosa.', "È un'altra cosa."],
      ['Il albero è alto.', "L'albero è alto."],
    ],
    right: ["L'acqua è fredda.", 'Un altro giorno.', "Un'altra volta.", 'La aspetto qui.'],
  },
  {
    id: 'it.agreement.number_word',
    kind: 'agreement',
    pattern: [
      'dei|degli|delle [<noun sg -pl>]',
      'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|cento [<noun sg -pl>]',
      'molti|molte|alcuni|alcune [<noun sg>]',
      'tutti|tutte i|gli|le [<noun sg -pl>]',
      'i|dei|gli|le|delle miei|mie|tuoi|tue|suoi|sue|nostri|nostre|vostri|vostre [<noun sg -pl>]',
    ],
    better: (match) => pluralAfter(match),
    why: 'plural',
    wrong: [
      ['Ho due fratello.', 'Ho due fratelli.'],
      ['Vorrei tre mela.', 'Vorrei tre mele.'],
      ['Ho paura dei cane.', 'Ho paura dei cani.'],
      ['Restiamo cinque giorno.', 'Restiamo cinque giorni.'],
    ],
    right: [
      'Ho due fratelli.',
      'Vorrei due caffè.',
      'Tu sei studente.',
      'Alle otto sera e mattina.',
      'Alle due notte fonda.',
    ],
  },
  {
    id: 'it.agreement.number',
    kind: 'agreement',
    pattern:
      '# [anno|giorno|mese|ora|settimana|persona|fratello|sorella|figlio|figlia|amico|gatto|cane|libro|volta|minuto|chilometro]',
    better: (match) =>
      /^(?:0|1|.*[.,:].*)$/.test(match.word(0)) ? null : match.form(match.words(1)[0], 'noun → noun pl') || null,
    why: 'plural',
    wrong: [
      ['Ho 20 anno.', 'Ho 20 anni.'],
      ['Restiamo 3 settimana.', 'Restiamo 3 settimane.'],
      ['Ho 2 cane.', 'Ho 2 cani.'],
    ],
    right: ['Ha 1 anno.', 'Ho 20 anni.', 'Costa 3 euro.'],
  },
  {
    id: 'it.agreement.ogni',
    kind: 'agreement',
    pattern: 'ogni|qualche [<noun pl -sg>]',
    better: ({ words, form }) => (isSmall(words(1)[0]) ? null : form(words(1)[0], 'noun pl → noun sg') || null),
    why: 'ogni',
    wrong: [
      ['Ogni giorni studio.', 'Ogni giorno studio.'],
      ['Ho qualche libri.', 'Ho qualche libro.'],
      ['Qualche volte leggo.', 'Qualche volta leggo.'],
    ],
    right: ['Ogni giorno studio.', 'Ogni due giorni.', 'Qualche volta leggo.', 'Ogni città è bella.'],
  },
]

const everyday =
  /^(?:amici|amiche|libri|giorni|anni|cose|studenti|persone|ragazzi|ragazze|bambini|bambine|turisti|ore|volte|mesi|soldi|macchine|case|lingue|domande|problemi|fratelli|sorelle|figli)$/

function quantity(match: Match): string | null {
  const { words } = match
  const [determiner, noun] = [words(1)[0], words(2)[0]]
  if (isSmall(noun)) return null
  if (
    /^(?:alcun|molt|poch|tant|tropp)[ie]$/.test(determiner?.lower ?? '') &&
    !has(noun, 'noun', 'pl') &&
    noun?.lower !== 'gente'
  )
    return null
  if (!everyday.test(noun?.lower ?? '') && (has(noun, 'adj') || has(noun, 'verb'))) return null
  // "Siamo molto amici".
  if (/^amic[hi]?[ie]$/.test(noun?.lower ?? '') && /^(?:siamo|sono|siete|eravamo|diventati)$/.test(match.beside(-1)))
    return null
  const own = shapesOf(determiner, 'det')
  // "Studenti" may be men and women.
  const isPeople =
    own.every(({ number }) => number === 'sg') && has(noun, 'noun', 'masc', 'pl') && !has(noun, 'noun', 'sg')
  const shape = shapeFor(own, noun) ?? (isPeople ? ({ gender: 'masc', number: 'pl' } as const) : null)
  return shape ? fullForm(match, determiner, 'det', `${shape.gender} ${shape.number}`) : null
}

function pluralAfter({ words, word, form }: Match): string | null {
  const [noun] = words(2).length > 0 ? words(2) : words(1)
  if (
    isSmall(noun) ||
    isCapital(noun) ||
    has(noun, 'noun', 'pl') ||
    (has(noun, 'verb') && !words(2).length) ||
    (has(noun, 'adj') && !/^amic[oa]$/.test(noun?.lower ?? ''))
  )
    return null
  if (word(0) === 'sei' || /^(?:sera|notte|mattina|pomeriggio|punto)$/.test(word(1))) return null
  return form(noun, 'noun sg → noun pl') || null
}
