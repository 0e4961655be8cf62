import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has, isCapital, isFinite, isSmall, shapesOf } from '#server/analysis/it/match.ts'

const colours =
  'rosso|rossa|rossi|rosse|nero|nera|neri|nere|bianco|bianca|bianchi|bianche|verde|verdi|giallo|gialla|gialli|gialle|blu|marrone|marroni|azzurro|azzurra|azzurri|azzurre|grigio|grigia|rosa|arancione'
const have = 'ho|hai|ha|abbiamo|avete|hanno'

/** Words in the wrong place, and words that are missing or too many. */
export const order: readonly Rule[] = [
  {
    id: 'it.word_order.colour',
    kind: 'word_order',
    pattern: [`un|una|uno|la|il|i|le|due|tre|mia|mio|e [${colours} <noun -adj>]`],
    better: ({ marked }) => {
      const [colour, noun] = marked
      const same = shapesOf(colour, 'adj').some((one) =>
        shapesOf(noun, 'noun').some((each) => each.gender === one.gender && each.number === one.number),
      )
      if (
        !same ||
        isCapital(noun) ||
        isSmall(noun) ||
        (isFinite(noun) && !/^(?:gonna|gatto|porta|macchina|casa)$/.test(noun?.lower ?? ''))
      )
        return null
      return `${noun?.text ?? ''} ${colour?.text ?? ''}`
    },
    why: 'colour_after',
    wrong: [
      ['Ho una rossa macchina.', 'Ho una macchina rossa.'],
      ['Compro un nero vestito.', 'Compro un vestito nero.'],
      ['Ho una verde bicicletta.', 'Ho una bicicletta verde.'],
    ],
    right: ['Ho una macchina rossa.', 'Il bianco è un colore.', 'Il verde mi piace.'],
  },
  {
    id: 'it.word_order.very',
    kind: 'word_order',
    pattern: 'un|una|uno [<adj> molto <noun>]',
    better: ({ marked }) => {
      const [adjective, , noun] = marked
      return !noun || has(noun, 'adj') || isCapital(noun) ? null : `${noun.text} molto ${adjective?.text ?? ''}`
    },
    why: 'colour_after',
    wrong: [
      ['È una bella molto casa.', 'È una casa molto bella.'],
      ['Vivo in un piccolo molto paese.', 'Vivo in un paese molto piccolo.'],
      ['È un tranquillo molto paese.', 'È un paese molto tranquillo.'],
    ],
    right: ['È una casa molto bella.', 'È molto bella.', 'Un piccolo paese.'],
  },
  {
    id: 'it.word_order.pronoun_infinitive',
    kind: 'word_order',
    pattern: [
      '[mi|ti|lo|li|ci|vi|si <verb inf>]',
      'voglio|vuoi|vuole|posso|puoi|può|devo|devi|deve|vorrei|per|di [la|le <verb inf>]',
    ],
    better: ({ marked, beside }) => {
      const [pronoun, verb] = marked
      if (
        !verb ||
        has(verb, 'noun') ||
        /^(?:piacere|potere|dovere|volere)$/.test(verb.lower) ||
        /^(?:non|a)$/.test(beside(-1))
      )
        return null
      const stem = verb.text.replace(/rre$/, 'r').replace(/e$/, '')
      if (beside(-1) === 'per' && beside(-2) === 'grazie') {
        const participle = verb.lower.replace(/are$/, 'ato').replace(/ire$/, 'ito')
        return participle === verb.lower ? null : `aver${pronoun?.lower ?? ''} ${participle}`
      }
      return `${stem}${pronoun?.lower ?? ''}`
    },
    why: 'pronoun_end',
    wrong: [
      ['Voglio lo comprare.', 'Voglio comprarlo.'],
      ['Può mi aiutare?', 'Può aiutarmi?'],
      ['Sono qui per ti vedere.', 'Sono qui per vederti.'],
    ],
    right: ['Voglio comprarlo.', 'Lo voglio comprare.', 'Mi può aiutare?', 'Mi dispiace.'],
  },
  {
    id: 'it.word_order.pronoun_joined',
    kind: 'word_order',
    pattern: '[<verb inf><not noun> mi|ti|lo|li|gli] $|,|.|e|ma|perché|che',
    better: ({ marked: [verb, pronoun] }) =>
      verb && pronoun ? `${verb.text.replace(/rre$/, 'r').replace(/e$/, '')}${pronoun.lower}` : null,
    why: 'pronoun_end',
    wrong: [
      ['Ho paura di perdere lo.', 'Ho paura di perderlo.'],
      ['Vorrei aiutare ti, ma non posso.', 'Vorrei aiutarti, ma non posso.'],
      ['Vado a comprare li perché servono.', 'Vado a comprarli perché servono.'],
    ],
    right: ['Ho paura di perderlo.', 'Ho paura di perdere lo zaino.', 'Vorrei aiutare gli amici.', 'Vado a comprarli.'],
  },
  {
    id: 'it.word_order.pronoun_before',
    kind: 'word_order',
    pattern: `[${have} <verb part masc sg> lo|la|li|le] $|ieri|oggi|stamattina|alla|al|e|ma|,|con|per|subito`,
    better: ({ marked }) => {
      const [auxiliary, participle, pronoun] = marked
      const end = { lo: 'o', la: 'a', li: 'i', le: 'e' }[pronoun?.lower ?? '']
      if (!end || !participle?.lower.endsWith('o')) return null
      const before =
        end === 'o' || end === 'a'
          ? auxiliary?.lower.startsWith('h') || auxiliary?.lower.startsWith('a')
            ? "l'"
            : 'lo '
          : `${pronoun?.lower ?? ''} `
      return `${before}${auxiliary?.lower ?? ''} ${participle.lower.slice(0, -1)}${end}`
    },
    why: 'pronoun_before',
    wrong: [
      ['Ho visto lo ieri.', "L'ho visto ieri."],
      ['Ho comprato la.', "L'ho comprata."],
      ['Abbiamo mangiato le con Marta.', 'Le abbiamo mangiate con Marta.'],
    ],
    right: ["L'ho visto ieri.", 'Ho visto la casa.', 'Ho comprato lo zaino.'],
  },
  {
    id: 'it.missing_word.not',
    kind: 'missing_word',
    pattern: [
      `^ io|tu|lui|lei|noi|loro? [${have}] <verb part masc sg> niente|nulla|nessuno`,
      '^ io|tu|lui|lei|noi|loro? [<verb pres>] niente|nulla|nessuno',
      '^ io|tu|lui|lei|noi|loro? [<verb pres>] mai $|al|alla|la|il|il|carne|pesce|a|in',
    ],
    better: ({ marked, written, sentence }) =>
      sentence.some(({ text }) => text === '?') ||
      (isSmall(marked[0]) && marked[0]?.lower !== 'ho') ||
      has(marked[0], 'noun') ||
      marked[0]?.readings.some(({ lemma, tags }) => tags.has('verb') && /^(?:essere|fare)$/.test(lemma))
        ? null
        : `non ${written.toLowerCase()}`,
    why: 'double_negative',
    wrong: [
      ['Ho visto nessuno.', 'Non ho visto nessuno.'],
      ['Capisco niente.', 'Non capisco niente.'],
      ['Mangio mai carne.', 'Non mangio mai carne.'],
    ],
    right: ['Non ho visto nessuno.', 'Fa niente.', 'Hai mai visto Roma?', 'Nessuno parla.'],
  },
]
