import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { fullForm, has, isCapital, isFinite, isSame, isSmall, shapesOf } from '#server/analysis/it/match.ts'
import { active } from './past.ts'

// The adjective as its noun has it; null where it is so, or may be something else.
function agreeing(match: Match, adjective: Word | undefined, noun: Word | undefined, determiner?: Word): string | null {
  const numbers = shapesOf(determiner, 'art', 'det').map(({ number }) => number)
  const all = shapesOf(noun, 'noun')
  // "La città", "le città": the determiner says how many.
  const [shape, ...others] =
    all.length > 1 && numbers.length > 0 ? all.filter(({ number }) => numbers.includes(number)) : all
  // "La dottoressa Neri" is a name.
  if (!adjective || !shape || isCapital(adjective) || others.length > 0 || isSmall(noun) || isSmall(adjective))
    return null
  const own = shapesOf(adjective, 'adj', 'part')
  if (own.length === 0 || own.some((each) => isSame(each, shape))) return null
  return fullForm(match, adjective, 'adj', `${shape.gender} ${shape.number}`)
}

// "Il rumore stanca": it is the verb where there is no other.
const isVerbHere = ({ sentence }: Match, word: Word | undefined) => {
  const at = word ? sentence.indexOf(word) : -1
  const from = sentence.findLastIndex(({ kind }, index) => kind === 'mark' && index < at)
  return isFinite(word) && !sentence.slice(from + 1, at).some((other) => isFinite(other))
}

const isOnlyAdjective = (word: Word | undefined) =>
  everyday.test(word?.lower ?? '') || (!has(word, 'noun') && !isFinite(word) && !has(word, 'verb', 'part'))
const everyday =
  /^(?:ross|ner|bianc|giall|verd|azzurr|celest|brun|biond|castan|bell|vecchi|piccol|nuov|buon|car|fredd|cald|grand|stranier|simpatic|antipatic|alt|bass|lung|cort|pulit|sporc|scors|prossim|divertent|interessant|fresc|dolc|stanc|content|felic|trist|giovan|timid|attiv|gentil|noios|malat|ricc|pover|italian|ingles|frances|spagnol|tedesc|american|cines|giapponés|giappones|brasilian|portoghes|polacc|grec|turc|arab)(?:[oaie]|h[ie])?$/

/** The adjective and its noun or subject. */
export const adjectives: readonly Rule[] = [
  {
    id: 'it.agreement.adjective_after',
    kind: 'agreement',
    pattern: [
      '<art> <noun -adj> <adv degree>? [<adj>]',
      '<det poss> <noun -adj> <adv degree>? [<adj>]',
      'questo|questa|questi|queste|molti|molte <noun -adj> <adv degree>? [<adj>]',
    ],
    better: (match) => {
      const [adjective] = match.words(3)
      return isOnlyAdjective(adjective) && !isVerbHere(match, adjective)
        ? agreeing(match, adjective, match.words(1)[0], match.words(0)[0])
        : null
    },
    why: 'adjective',
    wrong: [
      ['Ho una macchina rosso.', 'Ho una macchina rossa.'],
      ['I ragazzi simpatico sono qui.', 'I ragazzi simpatici sono qui.'],
      ['È una città molto bello.', 'È una città molto bella.'],
      ['Mi piacciono le scarpe nero.', 'Mi piacciono le scarpe nere.'],
    ],
    right: ['Una macchina blu.', 'Le mani sporche.', 'La settimana scorsa.', 'Una camicia rosa.', 'Le uova fresche.'],
  },
  {
    id: 'it.agreement.adjective_before',
    kind: 'agreement',
    pattern:
      '[buono|buona|buoni|buone|bello|bella|nuovo|nuova|nuovi|nuove|piccolo|piccola|piccoli|piccole|primo|prima|primi|prime|ultimo|ultima|ultimi|ultime|vecchio|vecchia|stesso|stessa|brutto|brutta] <noun -adj>',
    better: (match) => {
      const [adjective] = match.words(0)
      const noun = match.words(1)[0]
      const [shape, ...others] = shapesOf(noun, 'noun')
      if (!shape || others.length > 0 || isSmall(noun) || has(noun, 'verb')) return null
      if (shapesOf(adjective, 'adj').some((each) => isSame(each, shape))) return null
      // "Prima colazione", but also "prima lezioni, poi sport".
      if (/^(?:prima|stesso)$/.test(match.word(0)) && match.at === 0) return null
      if (shape.gender === 'masc' && shape.number === 'sg' && /^(?:buon|bell)/.test(match.word(0))) return null
      return fullForm(match, adjective, 'adj', `${shape.gender} ${shape.number}`)
    },
    why: 'adjective',
    wrong: [
      ['È un piccola problema.', 'È un piccolo problema.'],
      ['Abito in una nuovo casa.', 'Abito in una nuova casa.'],
      ['L’ultimo settimana ho lavorato.', 'L’ultima settimana ho lavorato.'],
      ['Sono piccolo problemi.', 'Sono piccoli problemi.'],
    ],
    right: ['Buona sera.', 'Prima lezioni, poi sport.', 'Una nuova casa.', 'L’ultima volta.'],
  },
  {
    id: 'it.agreement.greeting',
    kind: 'agreement',
    pattern: [
      '[buon|buono|buoni] sera|notte|domenica|fortuna|giornata|serata',
      '[buona|buono|buone] giorno|compleanno|viaggio|pranzo|lavoro|natale|weekend',
    ],
    better: ({ word }) => (/^(?:sera|notte|domenica|fortuna|giornata|serata)$/.test(word(1)) ? 'buona' : 'buon'),
    why: 'buono',
    wrong: [
      ['Buon sera, signora.', 'Buona sera, signora.'],
      ['Buono giorno a tutti.', 'Buon giorno a tutti.'],
      ['Buona compleanno!', 'Buon compleanno!'],
    ],
    right: ['Buona sera.', 'Buon giorno.', 'Buon appetito!', 'Buone vacanze!'],
  },
  {
    id: 'it.agreement.be_adjective',
    kind: 'agreement',
    pattern: [
      '^ <art> <noun> è|sono|era|erano|sembra <adv degree>? [<adj>]',
      '^ <art> <noun> <adj> sono|erano <adv degree>? [<adj>]',
      '^ <art>? <det poss> <noun> è|sono|era|erano <adv degree>? [<adj>]',
      '^ questo|questa|questi|queste <noun> è|sono|era|erano <adv degree>? [<adj>]',
    ],
    better: (match) => {
      const isPossessive = match.words(6).length > 0
      const noun = match.words(isPossessive ? 3 : 2)[0]
      const [adjective] = match.marked
      const next = match.sentence[match.at + match.sentence.slice(match.at).findIndex((one) => one === adjective) + 1]
      // "Le macchine rosso", "i miei fratello": the word before is the mistake.
      const [article] = match.words(1)
      const isClear = shapesOf(noun, 'noun').some((shape) =>
        shapesOf(article, 'art', 'det').some((own) => own.number === shape.number),
      )
      return !isClear || has(next, 'noun') || has(adjective, 'part') || !isOnlyAdjective(adjective)
        ? null
        : agreeing(match, adjective, noun, match.words(1)[0])
    },
    why: 'adjective',
    wrong: [
      ['La casa è bello.', 'La casa è bella.'],
      ['I libri sono molto interessante.', 'I libri sono molto interessanti.'],
      ['Le mie sorelle sono simpatico.', 'Le mie sorelle sono simpatiche.'],
    ],
    right: ['La casa è bella.', 'Il libro è verde.', 'Le uova sono buone.', 'La verità è che non so.'],
  },
  {
    id: 'it.agreement.we_are',
    kind: 'agreement',
    pattern: [
      'siamo|eravamo|siete|saremo <adv degree>? [<adj sg>] $',
      'siamo|eravamo|siete|saremo <adv degree>? [<adj sg>] .|,|e|ma|perché|di|con|per',
    ],
    better: ({ words, form }) => {
      const [adjective] = words(2)
      if (isSmall(adjective) || has(adjective, 'noun') || has(adjective, 'adj', 'pl')) return null
      // "Siamo camminato" has the wrong auxiliary.
      if (has(adjective, 'part') && new RegExp(`^(?:${active})$`).test(adjective?.lower ?? '')) return null
      const gender = has(adjective, 'adj', 'masc') ? 'masc' : 'fem'
      return form(adjective, `adj → adj ${gender} pl`) || null
    },
    why: 'adjective',
    wrong: [
      ['Siamo molto stanco.', 'Siamo molto stanchi.'],
      ['Oggi siamo felice.', 'Oggi siamo felici.'],
      ['Siete pronta?', 'Siete pronte?'],
    ],
    right: ['Siamo stanchi.', 'Siamo in tre.', 'Siamo una famiglia felice.', 'Siamo solo noi.'],
  },
  {
    id: 'it.word_choice.molto_adverb',
    kind: 'agreement',
    pattern: ['=essere [molta|molti|molte] <adj -noun>', '=essere [tanta|troppa|troppi|troppe] <adj -noun>'],
    better: ({ word, words, sentence }) => {
      const at = sentence.findIndex((one) => one === words(2)[0])
      if (has(sentence[at + 1], 'noun') || isSmall(words(2)[0]) || has(words(2)[0], 'part')) return null
      return word(1).startsWith('molt') ? 'molto' : word(1).startsWith('tant') ? 'tanto' : 'troppo'
    },
    why: 'molto',
    wrong: [
      ['La casa è molta bella.', 'La casa è molto bella.'],
      ['I ragazzi sono molti simpatici.', 'I ragazzi sono molto simpatici.'],
      ['Le scarpe sono troppe care.', 'Le scarpe sono troppo care.'],
    ],
    right: ['La casa è molto bella.', 'Sono molti altri.', 'Ci sono molte belle case.', 'Siamo in molti.'],
  },
  {
    id: 'it.article.bello',
    kind: 'agreement',
    pattern: '[bello] <noun masc sg -adj>',
    better: ({ words }) => {
      const [noun] = words(1)
      if (isSmall(noun) || isFinite(noun) || noun?.lower === 'forte') return null
      return /^(?:s[bcdfglmnpqrtv]|z|gn|ps|x|y|h|[aeiou])/.test(noun?.lower ?? '') ? null : 'bel'
    },
    why: 'bello',
    wrong: [
      ['È un bello film.', 'È un bel film.'],
      ['Che bello vestito!', 'Che bel vestito!'],
      ['Hai un bello cane.', 'Hai un bel cane.'],
    ],
    right: ['Un bello zaino.', 'È bello stare qui.', 'Un bel film.'],
  },
  {
    id: 'it.word_choice.qualcosa_di',
    kind: 'missing_word',
    pattern: 'qualcosa|niente [bello|buono|nuovo|interessante|strano|speciale|caldo|freddo|dolce|importante|diverso]',
    better: ({ written }) => `di ${written}`,
    why: 'qualcosa_di',
    wrong: [
      ['Vorrei qualcosa caldo.', 'Vorrei qualcosa di caldo.'],
      ['Non c’è niente nuovo.', 'Non c’è niente di nuovo.'],
      ['Ho visto qualcosa strano.', 'Ho visto qualcosa di strano.'],
    ],
    right: ['Qualcosa di nuovo.', 'Niente male.', 'Qualcosa è cambiato.'],
  },
]
