import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Which preposition a verb or a word of thanks has after it. */
export const afterVerbs: readonly Rule[] = [
  {
    id: 'pt.preposition.after_verb',
    kind: 'preposition',
    pattern: [
      'acredito|acredita|acreditar|acreditamos [a|de] você|deus|mim|ele|ela|isso|papai',
      'penso|pensa|pensar|pensando|pensei [a|sobre|de] você|mim|vocês|meu|minha',
      '=sonhar [sobre|de] *',
      '=casar [a] uma|um|ele|ela|meu|minha',
      'concordo|concorda|concordamos|concordar [de|em|a] você|vocês|ele|ela|mim',
      'depende|dependo|depender|dependem [em|sobre|a|por] *',
      '=ter|=estar [em] férias',
      'estou|está|estamos|estão [com|em|na] férias',
      'suco [com] laranja|maçã|uva|abacaxi|limão|manga|maracujá',
      'falo|falar|falando|falei [a|em] telefone',
    ],
    better: ({ word, sentence, at }) => {
      if (sentence[at - 1]?.lower === 'o') return null
      const verb = word(0)
      if (/^acredit|^pens/.test(verb)) return 'em'
      if (/^(?:depend|est|t[eiê]|suco)/.test(verb)) return 'de'
      if (verb.startsWith('fal')) return 'ao'
      if (verb === 'sonho' && word(1) === 'de') return null
      return 'com'
    },
    why: 'verb_preposition',
    wrong: [
      ['Eu acredito a você.', 'Eu acredito em você.'],
      ['Ela sonha sobre o mar.', 'Ela sonha com o mar.'],
      ['Não concordo de você.', 'Não concordo com você.'],
      ['Estou em férias.', 'Estou de férias.'],
    ],
    right: ['Acredito em você.', 'Sonho com o mar.', 'O sonho de uma noite.', 'Depende do dia.'],
  },
  {
    id: 'pt.preposition.thanks_for',
    kind: 'preposition',
    pattern: [
      'obrigado|obrigada [para a|o|as|os] <noun>',
      'obrigado|obrigada [para] tudo',
      'obrigado|obrigada [para] <verb inf>',
      'obrigado|obrigada [para sua|seu|sua|tua] ajuda|convite|presente|paciência|resposta',
    ],
    better: ({ marked: [, next] }) =>
      next === undefined
        ? 'por'
        : /^(?:sua|tua|seu)$/.test(next.lower)
          ? `pel${next.lower.endsWith('a') ? 'a' : 'o'} ${next.lower}`
          : `pel${next.lower}`,
    why: 'thanks_for',
    wrong: [
      ['Obrigada para o presente!', 'Obrigada pelo presente!'],
      ['Obrigado para ajudar.', 'Obrigado por ajudar.'],
      ['Obrigado para tudo.', 'Obrigado por tudo.'],
    ],
    right: ['Obrigada pelo presente!', 'Obrigado por tudo.', 'Muito obrigado.'],
  },
]
