import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has } from '#server/analysis/it/match.ts'

/** Words that are too many or missing. */
export const missing: readonly Rule[] = [
  {
    id: 'it.extra_word.very',
    kind: 'extra_word',
    pattern: '[molto|tanto|più|troppo|così] *',
    better: ({ marked, sentence }) => {
      const next = sentence[sentence.findIndex((one) => one === marked[0]) + 1]?.lower ?? ''
      return /..issim[oaie]$/.test(next) ? '' : null
    },
    why: 'already_very',
    wrong: [
      ['Sono molto stanchissimo.', 'Sono stanchissimo.'],
      ['È troppo carissima.', 'È carissima.'],
      ['Il film è molto bellissimo.', 'Il film è bellissimo.'],
    ],
    right: ['Sono molto stanco.', 'È bellissimo.', 'Moltissimo!'],
  },
  {
    id: 'it.extra_word.doubled',
    kind: 'extra_word',
    pattern: 'di a da in con per il lo gli i le un una che non mi ti del della nel e ho è'
      .split(' ')
      .map((word) => `${word} [${word}] *`),
    better: ({ beside, word }) => (beside(1) === '' || word(2) === word(1) ? null : ''),
    why: 'doubled',
    wrong: [
      ['Vado a a casa.', 'Vado a casa.'],
      ['Ho bisogno di di tempo.', 'Ho bisogno di tempo.'],
      ['Vorrei un un caffè.', 'Vorrei un caffè.'],
    ],
    right: ['Vado a casa.', 'Piano piano arriviamo.', 'No no, va bene.'],
  },
  {
    id: 'it.extra_word.every',
    kind: 'extra_word',
    pattern: '[ogni i|gli|le|il|la <noun>]',
    better: ({ marked, form }) => {
      const noun = marked[2]
      const one = has(noun, 'noun', 'sg') ? noun?.text : form(noun, 'noun pl → noun sg')
      return one ? `ogni ${one}` : null
    },
    why: 'ogni',
    wrong: [
      ['Ogni i giorni studio.', 'Ogni giorno studio.'],
      ['Ogni le sere leggo.', 'Ogni sera leggo.'],
      ['Esco ogni la mattina.', 'Esco ogni mattina.'],
    ],
    right: ['Ogni giorno studio.', 'Ogni due giorni.', 'Tutte le sere.'],
  },
  {
    id: 'it.extra_word.direct',
    kind: 'extra_word',
    pattern: [
      "=aspettare [per] l'|il|la|lo|i|le|mio|mia|un|una",
      "=ascoltare|=guardare [alla|al|all'|alle|ai] musica|radio|canzoni|canzone|televisione|tv|film|professore|podcast",
    ],
    better: ({ marked, sentence }) => {
      const next = sentence.slice(sentence.findIndex((one) => one === marked[0]) + 1)
      if (marked[0]?.lower === 'per')
        return next
          .slice(0, 3)
          .some(({ lower }) =>
            /^(?:or[ae]|minut[oi]|giorn[oi]|ann[oi]|mes[ei]|settiman[ae]|momento|po'|attimo)$/.test(lower),
          )
          ? null
          : ''
      return { alla: 'la', al: 'il', "all'": "l'", alle: 'le', ai: 'i' }[marked[0]?.lower ?? ''] ?? null
    },
    why: 'direct',
    wrong: [
      ['Aspetto per il treno.', 'Aspetto il treno.'],
      ['Ascolto alla radio.', 'Ascolto la radio.'],
      ['Guardiamo alla televisione.', 'Guardiamo la televisione.'],
    ],
    right: ['Aspetto il treno.', "Aspetto per un'ora.", 'Ascolto la radio.'],
  },
  {
    id: 'it.extra_word.who_he',
    kind: 'extra_word',
    pattern:
      'amico|amica|fratello|sorella|ragazzo|ragazza|signore|signora|persona|uomo|donna|collega|amici che [lui|lei|loro] vive|abita|lavora|si|studia|viene|vivono|abitano|lavorano',
    better: '',
    why: 'doubled_subject',
    wrong: [
      ['Ho un amico che lui vive a Bari.', 'Ho un amico che vive a Bari.'],
      ['La signora che lei abita qui è gentile.', 'La signora che abita qui è gentile.'],
      ['Ho una collega che lei viene da Lima.', 'Ho una collega che viene da Lima.'],
    ],
    right: ['Ho un amico che vive a Bari.', 'Il libro che lui legge.', 'So che lui vive qui.'],
  },
  {
    id: 'it.missing_word.ne',
    kind: 'missing_word',
    pattern: ['^ [ho|abbiamo] due|tre|quattro|cinque|uno|una|molti|molte|tanti|tante $'],
    better: ({ written }) => `ne ${written.toLowerCase()}`,
    why: 'ne',
    wrong: [
      ['Ho due.', 'Ne ho due.'],
      ['Ho molti.', 'Ne ho molti.'],
      ['Abbiamo tre.', 'Ne abbiamo tre.'],
    ],
    right: ['Ne ho due.', 'Ho due figli.', 'Sono tre.'],
  },
  {
    id: 'it.missing_word.ache',
    kind: 'missing_word',
    pattern: 'mal [testa|gola|pancia|stomaco|denti|schiena|orecchi]',
    better: ({ written }) => `di ${written}`,
    why: 'fixed',
    wrong: [
      ['Ho mal testa.', 'Ho mal di testa.'],
      ['Mia figlia ha mal gola.', 'Mia figlia ha mal di gola.'],
      ['Ho sempre mal schiena.', 'Ho sempre mal di schiena.'],
    ],
    right: ['Ho mal di testa.', 'Mi fa male la testa.', 'Male!'],
  },
]
