import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Words that look or sound alike. */
export const similar: readonly Rule[] = [
  {
    id: 'pt.spelling.more_but',
    kind: 'spelling',
    pattern: [
      '=querer|=comprar|=beber|um_pouco [mas] café|água|pão|tempo|dinheiro|um|uma|suco|leite|informações',
      ', [mais] eu|não|ele|ela|você|nós|é|está|gosto|tenho|quero',
    ],
    better: ({ marked: [word] }) => (word?.lower === 'mas' ? 'mais' : 'mas'),
    why: 'mas_mais',
    wrong: [
      ['Quero mas água.', 'Quero mais água.'],
      ['Gosto de chá, mais não gosto de café.', 'Gosto de chá, mas não gosto de café.'],
      ['Ele é rico, mais é infeliz.', 'Ele é rico, mas é infeliz.'],
    ],
    right: ['Quero mais água.', 'Gosto de chá, mas não de café.', 'Quero, mas não posso.'],
  },
  {
    id: 'pt.spelling.similar',
    kind: 'spelling',
    pattern: [
      '^ [agente] se|vai|não|está|foi|tem|mora|quer|pode|gosta',
      ', [agente] se|vai|não|está|foi|tem|mora|quer|pode|gosta',
      'tem|com|são|de|comprei|há [quarto] <noun pl>',
      '!!que vocês|eles|elas [viagem] bem|para|muito|amanhã|sempre',
      '[um|num|este|neste|no|do|esse|desse|nesse|outro pais]',
      'meu|o|seu|nosso|teu [avo]',
      'minha|a|sua|nossa|da|tua [avo]',
      'em|de|# [marco] $',
    ],
    better: ({ marked: [found], word }) => {
      const written = found?.lower ?? ''
      if (word(1) === 'pais') return `${written} país`
      if (written === 'avo') return /^(?:meu|o|seu|nosso|teu)$/.test(word(0)) ? 'avô' : 'avó'
      return { agente: 'a gente', quarto: 'quatro', viagem: 'viajam', marco: 'março' }[written] ?? null
    },
    why: 'another_word',
    wrong: [
      ['Agente vai ao cinema.', 'A gente vai ao cinema.'],
      ['A casa tem quarto janelas.', 'A casa tem quatro janelas.'],
      ['Moro num pais grande.', 'Moro num país grande.'],
    ],
    right: ['A gente vai ao cinema.', 'O agente vai sair.', 'Meus pais são legais.', 'O quarto é grande.'],
  },
  {
    id: 'pt.accents.le',
    kind: 'accents',
    pattern: ['ele|ela|você|não|gente|sempre [le]', 'o|meu|um|seu|nosso [bebe]'],
    better: ({ marked: [found], beside, sentence, at }) => {
      if (found?.lower === 'le') return 'lê'
      const next = sentence[at + 2]?.lower ?? ''
      return /^(?:todo|com|e)$/.test(next) && beside(-1) !== '' ? null : 'bebê'
    },
    why: 'accent',
    wrong: [
      ['Ele le o jornal.', 'Ele lê o jornal.'],
      ['Meu bebe dorme bem.', 'Meu bebê dorme bem.'],
      ['Você le muito?', 'Você lê muito?'],
    ],
    right: ['Ele lê o jornal.', 'Ela bebe água.', 'Meu bebê dorme bem.'],
  },
]
